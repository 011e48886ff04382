import assert from 'node:assert/strict';
import { suite } from 'node:test';
import type { IndividualPayee } from '../../../src/claims/requests.ts';
import {
  addresses,
  approver,
  bypass,
  claimant,
  elmStreet,
  emails,
  newCompany,
  newPerson,
  payee,
  type Json,
} from './parties.ts';
import { approvalTest as test, requestOf, setUpApprovals } from './approval-harness.ts';
import { claimsKeys, company, contact as newContact, demo, individual } from '../claims/payees.ts';
import { methodSave, prepaid } from '../claims/submissions.ts';
import { refusedWith } from '../harness.ts';

suite('opening a creation', () => {
  test('shows the uploaded details, and stored ones for missing details', async ({ uploaded, service }) => {
    const vendor = { VendorServiceDate: '11/20/2026', VendorRefNumber: 'INV-88', DocumentUrl: 'https://a.example/1' };
    const changes = { extendedParameters: { ClaimantName: 'Casey Nguyen' }, accountGroupCode: 'North' };
    const credentials = await uploaded([{ ...claimant, extendedParameters: vendor }, payee], { changes });
    assert.deepEqual(await service.openCreate(credentials), {
      merchant: { name: 'Lakeshore Casualty Insurance', phone: '800-555-0111' },
      secondsLeft: 1_800,
      request: {
        claimNumber: 'CLAIM-4711',
        claimDetails: ['Hail damage', 'Roof and gutters'],
        totalAmount: 250_00,
        processType: 'MultiPartyPayment',
        accountGroupCode: 'North',
        extendedParameters: { ClaimantName: 'Casey Nguyen' },
        parties: [
          {
            referenceId: 'REF-1',
            name: 'Sparrow Auto Body',
            contactName: 'Morgan Ellis',
            companyType: null,
            role: 'ApprovalAndPayment',
            amount: 150_25,
            method: null,
            delivery: 'Email',
            email: emails.company,
            address: addresses.company,
            vendor: { serviceDate: '11/20/2026', referenceNumber: 'INV-88', documentUrl: 'https://a.example/1' },
          },
          {
            referenceId: null,
            name: 'Casey Nguyen',
            contactName: null,
            companyType: null,
            role: 'PaymentOnly',
            amount: 99_75,
            method: null,
            delivery: 'Email',
            email: emails.individual,
            address: addresses.individual,
            vendor: null,
          },
        ],
      },
    });
  });

  test('shows the uploaded details instead of the stored ones, which stay until the creation', async () => {
    const { uploaded, service, stored } = setUpApprovals();
    const credentials = await uploaded([
      { ...claimant, companyDetails: { companyName: 'Sparrow & Co', companyType: 1 }, address: elmStreet },
      { ...payee, individualDetails: { lastName: 'Vale' }, emailAddress: 'casey@work.example' },
    ]);
    const { parties } = (await service.openCreate(credentials)).request;
    assert.partialDeepStrictEqual(parties, [
      { name: 'Sparrow & Co', companyType: 'Business', address: elmStreet },
      { name: 'Casey Vale', email: 'casey@work.example' },
    ]);
    assert.partialDeepStrictEqual((await stored(demo.company)).payee, { companyName: 'Sparrow Auto Body' });
  });

  test('shows the stored address only if checks are allowed', async ({ uploaded, service }) => {
    const credentials = await uploaded([payee], { merchantKey: claimsKeys.second });
    assert.equal((await service.openCreate(credentials)).request.parties[0]?.address, null);
  });

  test('is refused without an upload, which can follow', async () => {
    const { newCredentials, service, upload } = setUpApprovals();
    const credentials = newCredentials();
    await assert.rejects(service.openCreate(credentials), refusedWith('NothingUploaded', 'claimsSessionKey'));
    await upload({ ...requestOf([payee]), claimsSessionKey: credentials.sessionKey });
    await assert.doesNotReject(service.openCreate(credentials));
  });

  test('is refused for a session that the account modal has opened, and vice versa', async () => {
    const { open, uploaded, service, account } = setUpApprovals();
    const { credentials } = await open('save');
    await assert.rejects(service.openCreate(credentials), refusedWith('SessionReserved', 'sessionId'));
    await assert.rejects(service.current(credentials), refusedWith('SessionReserved', 'sessionId'));
    const own = await uploaded([payee]);
    await service.openCreate(own);
    const opening = { context: 'save', payee: individual() } as const;
    await assert.rejects(account.open(own, opening), refusedWith('SessionReserved', 'sessionId'));
    await assert.rejects(service.cancelRequest(own, 1), refusedWith('SessionReserved', 'sessionId'));
  });

  test('is the only use of a session with an upload', async ({ create, uploaded, service, account }) => {
    const { approvalRequestId } = await create([payee]);
    const credentials = await uploaded([payee]);
    const reserved = refusedWith('SessionReserved', 'sessionId');
    await assert.rejects(account.open(credentials, { context: 'save', payee: individual() }), reserved);
    await assert.rejects(service.openManage(credentials, { approvalRequestId }), reserved);
    await assert.doesNotReject(service.openCreate(credentials));
  });
});

suite('a created request', () => {
  test('is open for thirty days, in the merchant’s time zone', async ({ create }) => {
    const [first, second] = [await create([payee]), await create([payee], { merchantKey: claimsKeys.second })];
    assert.partialDeepStrictEqual(first, {
      status: 'Initiated',
      creationDate: '2026-11-21T12:05:09',
      expirationDate: '2026-12-21T12:05:09',
      timeZone: 'EST',
      processType: 'SinglePartyPayment',
      accountGroupCode: null,
    });
    assert.deepEqual([second.creationDate, second.timeZone], ['2026-11-21T11:05:09', 'CST']);
    assert.notEqual(first.approvalRequestId, second.approvalRequestId);
  });

  const address = addresses.company;
  const { contactDetails } = newCompany;
  const withContact = (changes: Json): Json => ({
    ...claimant,
    companyDetails: { contactDetails: { contactId: 2001, ...changes } },
  });
  const states: readonly (readonly [title: string, party: Json, account: string, contact: string | null])[] = [
    ['an account that is only named', payee, 'Unchanged', null],
    ['an account that is named with its contact', claimant, 'Unchanged', 'Unchanged'],
    ['details that are stored already', { ...claimant, companyDetails: address }, 'Unchanged', 'Unchanged'],
    ['a changed address', { ...claimant, companyDetails: { ...address, zip: '12208' } }, 'Updated', 'Unchanged'],
    ['a changed tax id', { ...claimant, companyDetails: { taxId: '98-7654321' } }, 'Updated', 'Unchanged'],
    ['a changed contact', withContact({ phoneNumber: '5185550199' }), 'Unchanged', 'Updated'],
    ['a contact that is the same', withContact({ firstName: 'Morgan', webAccess: 0 }), 'Unchanged', 'Unchanged'],
    ['another contact', { ...claimant, contactId: null, companyDetails: { contactDetails } }, 'Unchanged', 'Created'],
    ['a changed person', { ...payee, individualDetails: { phoneNumber: '5185550199' } }, 'Updated', null],
    ['a new person', { ...payee, accountId: null, individualDetails: newPerson }, 'Created', null],
    ['a new company', { ...payee, accountId: null, companyDetails: newCompany }, 'Created', 'Created'],
  ];
  for (const [title, party, account, contact] of states) {
    test(`reports the result for ${title}: ${account}${contact ? `, ${contact}` : ''}`, async ({ create }) => {
      const { parties } = await create([party]);
      assert.equal(parties[0]?.account.operation, account);
      assert.equal(parties[0]?.account.contact?.operation ?? null, contact);
    });
  }

  test('creates the reported accounts, which the account modal then knows', async ({ create, stored }) => {
    const details = { ...newCompany, address: '9 Market Street', city: 'Troy', state: 'NY', zip: '12180' };
    const { parties } = await create([{ ...payee, accountId: null, companyDetails: details }]);
    const { accountId, contact } = parties[0]?.account ?? {};
    assert.ok(accountId !== undefined && contact);
    const created = { ...newContact, contactId: contact.contactId, phone: '' };
    assert.deepEqual((await stored(accountId)).payee, company({ contact: created }));
  });

  test('updates only the reported details: wallets, other contacts and check addresses stay', async () => {
    const { create, stored, simulator } = setUpApprovals();
    await create([
      { ...claimant, companyDetails: { companyName: 'Sparrow & Co' }, address: elmStreet },
      { ...payee, individualDetails: { email: 'casey@home.example' } },
    ]);
    const { payee: changed, bankAccounts } = await stored(demo.company);
    assert.partialDeepStrictEqual(changed, { companyName: 'Sparrow & Co', address: '12 Foundry Street' });
    assert.equal(bankAccounts.length, 1);
    assert.partialDeepStrictEqual(await stored(demo.individual), {
      payee: { firstName: 'Casey', email: 'casey@home.example' },
      prepaidAccount: { balance: 250_00 },
    });
    // In another request the new details are those that are stored.
    const { parties } = await create([{ ...claimant, contactId: 2002 }]);
    assert.deepEqual(parties[0]?.account.contact, { contactId: 2002, operation: 'Unchanged' });
    assert.equal(simulator.claims.outbox.list().at(-1)?.to, 'devon.park@sparrow.example');
  });
});

suite('the welcome e-mails', () => {
  test('of one step go to all parties at once, first to the address of the upload', async () => {
    const { create, sent } = setUpApprovals();
    await create([claimant, approver, { ...payee, emailAddress: 'casey@work.example' }]);
    const welcomed = sent().map(({ kind, to }) => `${kind} ${to}`);
    const to = [emails.company, emails.towing, 'casey@work.example'];
    assert.deepEqual(welcomed, [`approvalWelcome ${to[0]}`, `approvalWelcome ${to[1]}`, `approvalWelcome ${to[2]}`]);
  });

  test('name the claim, the task and the deadline, each with its own link', async () => {
    const { create, sent } = setUpApprovals();
    await create([claimant, approver, payee]);
    const [both, approval, payment] = sent();
    assert.match(
      both?.text ?? '',
      /asks you to approve the payment of \$250\.00 for claim CLAIM-4711, of which \$150\.25 is for you/,
    );
    assert.match(approval?.text ?? '', /asks you to approve the payment of \$250\.00 for claim CLAIM-4711\./);
    assert.match(payment?.text ?? '', /would like to pay you \$99\.75/);
    for (const email of sent()) {
      for (const wanted of [
        'Hail damage',
        'Roof and gutters',
        'December 21, 2026',
        '21 de diciembre de 2026',
        email.link,
      ]) {
        assert.ok(email.text.includes(wanted), `${wanted} is not in the e-mail.`);
      }
    }
    assert.equal(new Set(sent().map(({ link }) => link)).size, 3);
  });
});

suite('parties without an action', () => {
  const methods: readonly (readonly [party: Json, category: string])[] = [
    [bypass, 'ECheck'],
    [{ ...bypass, paymentMethodType: 2, token: null }, 'Check'],
    [{ ...bypass, paymentMethodType: 'VirtualCard', token: null }, 'VirtualCard'],
    [{ ...bypass, paymentMethodType: 'PushToCard', token: 'demo-individual-card' }, 'PushToCard'],
  ];
  for (const [party, category] of methods) {
    test(`are paid at the creation if no other party has to act: ${category}`, async ({ create, entries }) => {
      const created = await create([party]);
      assert.equal(created.status, 'Completed');
      assert.equal(entries().length, 1);
      assert.partialDeepStrictEqual(entries(), [
        {
          kind: 'payment',
          responseCode: 'Success',
          amount: 40_00,
          accountGroup: 'Default',
          accountId: demo.individual,
          payeeName: 'Casey Nguyen',
          claimNumber: 'CLAIM-4711',
          requestId: String(created.approvalRequestId),
          party: { approvalRequestPartyId: created.parties[0]?.approvalRequestPartyId, attempt: 1 },
          method: { category },
          tokenId: null,
        },
      ]);
    });
  }

  test('receive their check at the uploaded address, or else at the stored one', async ({ create, entries }) => {
    const check = { ...bypass, paymentMethodType: 'Check', token: null };
    await create([{ ...check, address: elmStreet }]);
    await create([check]);
    const sentTo = entries().map(({ method }) => 'address' in method && method.address.address);
    assert.deepEqual(sentTo, ['1 Elm Street', '7 Orchard Lane']);
  });

  test('are paid from the account group of the request', async ({ create, entries }) => {
    await create([bypass], { changes: { accountGroupCode: 'South' } });
    assert.equal(entries()[0]?.accountGroup, 'South');
  });

  test('stay unpaid if they are declined, and the request stays open until it expires', async () => {
    const { create, current, daysPass, entries } = setUpApprovals();
    const toCard = { paymentMethodType: 'PushToCard', token: 'demo-towing-declined-card' };
    const created = await create([{ ...bypass, accountId: demo.sameTaxId, ...toCard }]);
    assert.equal(created.status, 'Initiated');
    assert.equal(created.parties[0]?.declined, 'Declined');
    const codes = entries().map(({ responseCode }) => responseCode);
    assert.deepEqual(codes, ['Declined']);
    const [party] = (await current(created)).parties;
    assert.partialDeepStrictEqual(party, { declined: 'Declined', status: 'Done', canResend: false });
    daysPass(30);
    assert.equal((await current(created)).status, 'Expired');
  });
});

suite('stored details that change between opening and creation', () => {
  const name = { firstName: 'Casey', lastName: 'Nguyen' };
  const person = individual({ ...name, email: emails.individual, phone: '5185550123', address: '7 Orchard Lane' });
  const changed: readonly Partial<IndividualPayee>[] = [
    { lastName: 'Vale' },
    { email: 'other@mail.example' },
    { address: '1 Elm Street' },
    { phone: '5185550199' },
  ];
  for (const changes of changed) {
    test(`refuse the creation, and nothing is done: ${Object.keys(changes)[0] ?? ''}`, async () => {
      const { uploaded, service, submitApproved, simulator, entries } = setUpApprovals();
      const credentials = await uploaded([{ ...bypass, paymentMethodType: 'Check', token: null }]);
      await service.openCreate(credentials);
      await submitApproved(methodSave(prepaid, { ...person, ...changes }), { accountId: demo.individual });
      const before = entries().length;
      await assert.rejects(service.create(credentials, 1), refusedWith('UploadChanged', 'claimsSessionKey'));
      assert.deepEqual(simulator.claims.requests.list(), []);
      assert.equal(entries().length, before);
    });
  }

  test('refuse the creation: the hidden tax id', async () => {
    const { uploaded, service, submitApproved, open } = setUpApprovals();
    const credentials = await uploaded([claimant]);
    await service.openCreate(credentials);
    const { payee: stored } = (await open('save', { accountId: demo.company })).session;
    assert.ok(stored.type === 'company');
    await submitApproved(methodSave(prepaid, { ...stored, taxId: '98-7654321' }), { accountId: demo.company });
    await assert.rejects(service.create(credentials, 1), refusedWith('UploadChanged', 'claimsSessionKey'));
  });

  test('are ignored if the upload contains those details', async () => {
    const { uploaded, service, submitApproved } = setUpApprovals();
    const { lastName, email, address, city, state, zip } = person;
    const individualDetails = { lastName, email, address, city, state, zip };
    const credentials = await uploaded([{ ...payee, individualDetails }]);
    await service.openCreate(credentials);
    const moved = { ...person, lastName: 'Vale', email: 'other@mail.example', address: '1 Elm Street' };
    await submitApproved(methodSave(prepaid, moved), { accountId: demo.individual });
    assert.equal((await service.create(credentials, 1)).code, 'Success');
  });

  test('do not change the answer to an earlier approved attempt', async ({ uploaded, service, submitApproved }) => {
    const credentials = await uploaded([payee]);
    await service.openCreate(credentials);
    const answer = await service.create(credentials, 1);
    await submitApproved(methodSave(prepaid, { ...person, lastName: 'Vale' }), { accountId: demo.individual });
    assert.deepEqual(await service.create(credentials, 1), answer);
  });
});

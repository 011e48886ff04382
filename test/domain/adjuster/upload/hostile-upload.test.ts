import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { readUpload } from '../../../../src/adjuster/upload/read-upload.ts';
import { uploadMessage } from '../../../../src/adjuster/upload/upload-problems.ts';
import { anything as whatever, explode, explosive, revoked } from '../../options/hostile-suite.ts';
import { accepted, claimant, problemsOf, upload, uploadOf, uploadWith, vendor, type Json } from './uploads.ts';

/* Uploads come from other servers. Their values must not break, pollute or leak anything. */

const explosiveList = new Proxy([claimant], { get: explode });
const anything = fc.oneof({ weight: 9, arbitrary: whatever }, { weight: 1, arbitrary: fc.constant(explosiveList) });

const damaged = (given: Json) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(given), '__proto__', 'constructor'), anything, { maxKeys: 3 })
    .map((changes) => ({ ...given, ...changes }));

/** With these fields absent, so that any of them can be damaged too. */
const absent = (names: string): Json => Object.fromEntries(names.split(' ').map((name) => [name, null]));
const full: Json = {
  ...vendor,
  ...absent('contactId emailAddress paymentMethodType token address individualDetails extendedParameters'),
};
const company = vendor.companyDetails as Json;
const contact = company.contactDetails as Json;
const papers = 'VendorServiceDate VendorRefNumber DocumentUrl';

const damagedPart = (part: Json, partyWith: (damaged: Json) => Json) => damaged(part).map(partyWith);
const damagedParty = fc.oneof(
  damaged(full),
  damagedPart({ ...company, ...absent('taxId address') }, (companyDetails) => ({ ...full, companyDetails })),
  damagedPart({ ...contact, ...absent('contactId webAccess') }, (contactDetails) => ({
    ...full,
    companyDetails: { ...company, contactDetails },
  })),
  damagedPart(absent(papers), (extendedParameters) => ({ ...full, extendedParameters })),
  damagedPart(absent('address city state zip'), (address) => ({ ...full, address })),
  anything,
);
const body = fc.oneof(
  anything,
  damaged({ ...upload, accountGroupCode: null }),
  fc.array(damagedParty, { maxLength: 4 }).map((parties) => uploadWith({ approvalRequestParties: parties })),
  damaged(full).map((party) => uploadOf(party)),
  fc.dictionary(fc.string(), anything).map((extendedParameters) => uploadWith({ extendedParameters })),
  fc.array(anything).map((claimDetails) => uploadWith({ claimDetails })),
);

test('Reading any upload does not throw, and an accepted upload follows the rules', () => {
  let acceptedUploads = 0;
  fc.assert(
    fc.property(body, (given) => {
      const { values, problems } = readUpload(given);
      if (problems.length > 0) {
        assert.match(uploadMessage(problems), /^[^\n]+(\n[^\n]+)*$/);
        return;
      }
      acceptedUploads += 1;
      const { TotalAmount: totalAmount, ApprovalRequestParties: parties, ClaimNumber, ClaimDetails = [] } = values;
      assert.ok(Number.isSafeInteger(totalAmount) && totalAmount > 0);
      const sum = parties.reduce((total, { PaymentAmount }) => total + PaymentAmount, 0);
      assert.equal(sum, totalAmount);
      assert.ok(parties.length >= 1 && parties.length <= 10);
      assert.ok(parties.some(({ ApprovalRole }) => ApprovalRole !== 'ApprovalOnly'));
      for (const text of [ClaimNumber, ...ClaimDetails]) assert.equal(typeof text, 'string');
      for (const party of parties) {
        assert.ok(party.AccountId ?? party.CompanyDetails ?? party.IndividualDetails);
        assert.equal(party.ApprovalRole === 'ApprovalOnly', party.PaymentAmount === 0);
        assert.match(party.ExtendedParameters?.DocumentUrl ?? 'https://', /^https?:\/\//i);
      }
    }),
    { numRuns: 3_000 },
  );
  assert.ok(acceptedUploads > 100, `only ${acceptedUploads} were accepted`);
});

for (const [what, hostile] of Object.entries({ 'throws for every property': explosive, 'has been revoked': revoked })) {
  test(`An object that ${what} is a problem in every place`, () => {
    assert.ok(problemsOf(hostile).length > 0);
    assert.ok(problemsOf(uploadWith({ approvalRequestParties: hostile })).length > 0);
    assert.ok(problemsOf(uploadWith({ extendedParameters: hostile })).length > 0);
    for (const name of ['companyDetails', 'individualDetails', 'address', 'extendedParameters', 'approvalRole'])
      assert.ok(problemsOf(uploadOf({ ...claimant, [name]: hostile })).length > 0, name);
    assert.ok(problemsOf(uploadWith({ approvalRequestParties: [hostile] })).length > 0);
  });
}

test('Parameters with the names of object properties are read, and change no other object', () => {
  const before = Reflect.ownKeys(Object.prototype);
  const json = '{"__proto__": "a", "constructor": "b", "toString": "c"}';
  const { ExtendedParameters = {} } = accepted(uploadWith({ extendedParameters: JSON.parse(json) as unknown }));
  assert.deepEqual(Object.entries(ExtendedParameters), [
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['toString', 'c'],
  ]);
  assert.deepEqual(Reflect.ownKeys(Object.prototype), before);
  assert.deepEqual(problemsOf(JSON.parse(`{"__proto__": ${JSON.stringify(upload)}}`)), problemsOf({}));
});

test('No problem repeats an uploaded value or name', () => {
  const secret = 'sk_live_4111111111111111';
  const texts = [secret, secret.repeat(50), `https:${secret}`, `${secret}@`];
  const values: unknown[] = [...texts, [secret], { [secret]: secret }];
  const fields = ['taxId', 'companyName', 'contactDetails', 'companyType', 'city'];
  const partyWith = (party: Json) => uploadWith({ approvalRequestParties: [party] });
  const places: readonly [names: string[], body: (part: Json) => unknown][] = [
    [Object.keys(upload), uploadWith],
    [Object.keys({ ...full, accountId: 1 }), (part) => partyWith({ ...full, ...part })],
    [fields, (part) => uploadOf({ ...vendor, companyDetails: { ...company, ...part } })],
    [
      ['firstName', 'email', 'contactId', 'webAccess'],
      (part) => uploadOf({ ...vendor, companyDetails: { ...company, contactDetails: { ...contact, ...part } } }),
    ],
    [papers.split(' '), (extendedParameters) => uploadOf({ ...vendor, extendedParameters })],
  ];
  for (const value of values) {
    const bodies = places.flatMap(([names, body]) => names.map((name) => body({ [name]: value })));
    for (const given of [value, ...bodies]) {
      const { problems } = readUpload(given);
      assert.ok(!(JSON.stringify(problems) + uploadMessage(problems)).includes('4111'));
    }
  }
});

test('The time to read a field grows with its length, not with the square of it', () => {
  const readers = [
    ...Object.keys(upload).map((name) => (text: string) => readUpload(uploadWith({ [name]: text }))),
    ...Object.keys(full).map((name) => (text: string) => readUpload(uploadOf({ ...full, [name]: text }))),
    (text: string) => readUpload(uploadOf({ ...vendor, extendedParameters: { DocumentUrl: `https://${text}` } })),
  ];
  for (const character of ['x', '9', '1,', ' ', '@', 'a@', '.', '/', '-'])
    for (const [index, read] of readers.entries()) {
      const timeOf = (length: number, times: number): number => {
        const text = `${character.repeat(length)}1`;
        const before = process.cpuUsage();
        for (let time = 0; time < times; time += 1) read(text);
        return process.cpuUsage(before).user;
      };
      // 50 ms more, for a collection of garbage.
      assert.ok(timeOf(100_000, 1) < 50_000 + 10 * timeOf(1_000, 100), `${character} in field ${index}`);
    }
});

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { merchantKeys, payment } from '../harness.ts';
import { receiver, sandbox, status } from './receiver.ts';

const url = 'http://localhost:8080/hear';
const secret = `whsec_${'A'.repeat(32)}`;
const merchantKey = merchantKeys.noFee;

suite('where a merchant’s server hears', () => {
  const set = async (body: object, headers?: Readonly<Record<string, string>>) => {
    const { simulator, post } = await sandbox();
    const response = await post('/sandbox/notifications/address', body, headers);
    const answer = (await response.json()) as { responseCode: string; field?: string };
    return { status: response.status, field: answer.field, set: simulator.notifications.addressOf(merchantKey) };
  };

  for (const own of [
    url,
    'https://127.0.0.1/',
    'http://127.9.9.9:1/a?b=c',
    'http://[::1]:8080/',
    'http://LOCALHOST/',
  ]) {
    test(`may be ${own}`, async () => {
      assert.equal((await set({ merchantKey, address: { url: own } })).set?.url, own);
    });
  }

  for (const foreign of [
    'https://insurer.example/hear',
    'http://localhost.insurer.example/',
    'http://192.168.0.1/',
    'http://169.254.169.254/',
    'http://0.0.0.0/',
    'http://[::ffff:7f00:1]/',
    'http://user:word@localhost/',
    'http://localhost@insurer.example/',
    'file:///etc/passwd',
    'hear',
    '',
  ]) {
    test(`may not be ${foreign || 'empty'}`, async () => {
      assert.deepEqual(await set({ merchantKey, address: { url: foreign } }), {
        status: 400,
        field: 'address.url',
        set: undefined,
      });
    });
  }

  for (const [title, address, field] of [
    ['a secret without its prefix', { url, secrets: ['A'.repeat(32)] }, 'address.secrets.0'],
    ['a secret that is too short', { url, secrets: ['whsec_AAAA'] }, 'address.secrets.0'],
    ['no secret at all', { url, secrets: [] }, 'address.secrets'],
    ['more than three secrets', { url, secrets: [secret, secret, secret, secret] }, 'address.secrets'],
  ] as const) {
    test(`is refused with ${title}`, async () => {
      assert.deepEqual(await set({ merchantKey, address }), { status: 400, field, set: undefined });
    });
  }

  test('is refused for a key that nobody has', async () => {
    assert.equal((await set({ merchantKey: 'unknown', address: { url } })).status, 401);
  });

  test('is refused to a page of another origin', async () => {
    const { status: refused, set: address } = await set(
      { merchantKey, address: { url } },
      { Origin: 'https://evil.example' },
    );
    assert.deepEqual([refused, address], [403, undefined]);
  });

  test('is nowhere again once it is taken back, and after a reset', async () => {
    const { simulator, post, hearAt } = await sandbox();
    hearAt(url);
    await post('/sandbox/notifications/address', { merchantKey, address: null });
    assert.equal(simulator.notifications.addressOf(merchantKey), undefined);
    hearAt(url);
    await post('/sandbox/reset');
    assert.equal(simulator.notifications.addressOf(merchantKey), undefined);
  });
});

suite('the forms of the page', () => {
  const html = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };

  async function send(path: string, fields: Readonly<Record<string, string>> = {}) {
    const own = await sandbox();
    const response = await fetch(own.server.url + path, {
      method: 'POST',
      headers: html,
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    });
    return { ...own, response };
  }

  test('set an address, and lead back to the page in its language', async () => {
    const { response, simulator } = await send('/sandbox/notifications/address?lang=es', { merchantKey, url, secret });
    assert.deepEqual([response.status, response.headers.get('Location')], [303, '/notifications?lang=es']);
    assert.deepEqual(simulator.notifications.addressOf(merchantKey), { url, secrets: [secret] });
  });

  test('take an address back where it is left empty', async () => {
    const { response, simulator } = await send('/sandbox/notifications/address', { merchantKey, url: ' ', secret: '' });
    assert.equal(response.status, 303);
    assert.equal(simulator.notifications.addressOf(merchantKey), undefined);
  });

  for (const [title, fields, words] of [
    ['an address elsewhere', { url: 'https://insurer.example/' }, /Ingrese una dirección http o https de este equipo/],
    ['a bad secret', { url, secret: 'secret' }, /La clave secreta es “whsec_”/],
  ] as const) {
    test(`say what is wrong with ${title}, in the language of the page`, async () => {
      const { response } = await send('/sandbox/notifications/address?lang=es', { merchantKey, ...fields });
      assert.equal(response.status, 400);
      assert.match(await response.text(), words);
    });
  }

  test('send a notification again', async () => {
    const { simulator, server, hearAt, pay, idle } = await sandbox();
    const { url: heard, received } = await receiver(status(200));
    hearAt(heard);
    await pay();
    const { id } = simulator.notifications.list()[0] ?? assert.fail('Nothing was told.');
    const path = `/sandbox/notifications/${id}/again`;
    const response = await fetch(server.url + path, { method: 'POST', headers: html, redirect: 'manual' });
    await idle();
    assert.deepEqual([response.status, received.length], [303, 2]);
  });

  test('say so where a notification is gone', async () => {
    const { response } = await send('/sandbox/notifications/msg_1/again');
    assert.equal(response.status, 404);
    assert.match(await response.text(), /may have been reset/);
  });
});

suite('the page', () => {
  test('shows each delivery, its answer and its next try, in English and Spanish', async () => {
    const { server, hearAt, pay } = await sandbox();
    const { url: heard } = await receiver(status(503));
    hearAt(heard);
    await pay();
    const show = async (language: string) => (await fetch(`${server.url}/notifications?lang=${language}`)).text();
    const english = await show('en');
    for (const words of ['portal.paymentComplete', '503', 'Next try: Nov 21, 2026, 5:05:14', 'Send again', heard])
      assert.ok(english.includes(words), words);
    const spanish = await show('es');
    for (const words of ['lang="es"', 'Próximo intento', 'Enviar de nuevo']) assert.ok(spanish.includes(words), words);
  });

  test('lets its forms go to the sandbox alone, and runs no script', async () => {
    const { server } = await sandbox();
    const { headers } = await fetch(`${server.url}/notifications`);
    const policy = headers.get('Content-Security-Policy') ?? '';
    assert.match(policy, /^default-src 'none'; style-src 'self';.*form-action 'self'/);
    // Without it a browser does not say where a form comes from, and the sandbox refuses it.
    assert.equal(headers.get('Referrer-Policy'), 'same-origin');
  });

  test('shows nothing of a body as markup', async () => {
    const { server, simulator } = await sandbox();
    const credentials = { sessionKey: simulator.payments.createSession(merchantKey), operationKey: 'op' };
    simulator.payments.open(credentials, { operation: 'makePayment' });
    const references = { clientReferenceData1: '<script>alert(1)</script>' };
    simulator.payments.pay(credentials, 1, payment(50_00, undefined, { references }));
    const page = await (await fetch(`${server.url}/notifications`)).text();
    assert.ok(page.includes('&lt;script&gt;') && !page.includes('<script'));
  });
});

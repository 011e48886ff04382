import assert from 'node:assert/strict';
import { merchantKeys, testIn } from '../harness.ts';
import { receiver, sandbox, status } from './receiver.ts';

const test = testIn(sandbox);
type Sandbox = Awaited<ReturnType<typeof sandbox>>;

const url = 'http://localhost:8080/hear';
const secret = `whsec_${'A'.repeat(32)}`;
const merchantKey = merchantKeys.noFee;

const set = async ({ simulator, post }: Sandbox, body: object, headers?: Readonly<Record<string, string>>) => {
  const response = await post('/sandbox/notifications/address', body, headers);
  const answer = (await response.json()) as { responseCode: string; field?: string };
  return { status: response.status, field: answer.field, set: simulator.notifications.addressOf(merchantKey) };
};

const ownUrls = `${url} https://127.0.0.1/ http://127.9.9.9:1/a?b=c http://[::1]:8080/ http://LOCALHOST/`;
const foreignUrls =
  'https://insurer.example/hear http://localhost.insurer.example/ http://192.168.0.1/ http://169.254.169.254/ ' +
  'http://0.0.0.0/ http://[::ffff:7f00:1]/ http://user:word@localhost/ http://localhost@insurer.example/ ' +
  'file:///etc/passwd hear';

test('A merchant’s address may be any of this machine, until it is removed or the sandbox is reset', async (own) => {
  for (const ownUrl of ownUrls.split(' '))
    assert.equal((await set(own, { merchantKey, address: { url: ownUrl } })).set?.url, ownUrl);
  assert.deepEqual(await set(own, { merchantKey, address: null }), { status: 200, field: undefined, set: undefined });
  own.hearAt(url);
  await own.post('/sandbox/reset');
  assert.equal(own.simulator.notifications.addressOf(merchantKey), undefined);
});

test('A merchant’s address is refused elsewhere, at the sandbox itself, or with wrong secrets or keys', async (own) => {
  const itself = own.server.url.replace('127.0.0.1', 'localhost');
  const wrong: readonly (readonly [address: object, field: string])[] = [
    ...['', itself, ...foreignUrls.split(' ')].map((foreign) => [{ url: foreign }, 'address.url'] as const),
    [{ url, secrets: ['A'.repeat(32)] }, 'address.secrets.0'],
    [{ url, secrets: ['whsec_AAAA'] }, 'address.secrets.0'],
    [{ url, secrets: [] }, 'address.secrets'],
    [{ url, secrets: [secret, secret, secret, secret] }, 'address.secrets'],
  ];
  for (const [address, field] of wrong) {
    const answer = await set(own, { merchantKey, address });
    assert.deepEqual({ address, ...answer }, { address, status: 400, field, set: undefined });
  }
  assert.equal((await set(own, { merchantKey: 'unknown', address: { url } })).status, 401);
});

const html = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };

function send({ server }: Sandbox, path: string, fields: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams(fields).toString();
  return fetch(server.url + path, { method: 'POST', headers: html, body, redirect: 'manual' });
}

test('A form sets an address and returns to the page, shows errors, and without an address removes it', async (own) => {
  const address = () => own.simulator.notifications.addressOf(merchantKey);
  for (const [fields, status, words, result] of [
    [{ url, secret }, 303, /^$/, { url, secrets: [secret] }],
    [{ url: 'https://insurer.example/' }, 400, /Enter an http or https address on this machine/],
    [{ url, secret: 'secret' }, 400, /A secret is “whsec_”/],
    [{ url: ' ', secret: '' }, 303, /^$/, undefined],
  ] as const) {
    const before = address();
    const response = await send(own, '/sandbox/notifications/address', { merchantKey, ...fields });
    const location = status === 303 ? '/notifications' : null;
    assert.deepEqual([response.status, response.headers.get('Location')], [status, location], words.source);
    assert.match(await response.text(), words);
    assert.deepEqual(address(), status === 303 ? result : before);
  }
});

test('A form sends a notification again, or reports that it no longer exists', async (own) => {
  const { simulator, hearAt, pay, idle } = own;
  const { url: heard, received } = await receiver(status(200));
  hearAt(heard);
  await pay();
  const { id } = simulator.notifications.list()[0] ?? assert.fail('Nothing was told.');
  const again = await send(own, `/sandbox/notifications/${id}/again`);
  await idle();
  assert.deepEqual([again.status, received.length], [303, 2]);
  const unknown = await send(own, '/sandbox/notifications/msg_1/again');
  assert.equal(unknown.status, 404);
  assert.match(await unknown.text(), /may have been reset/);
});

test('The page of notifications shows each delivery as plain text, sends its forms home, and runs no script', async (own) => {
  const { server, hearAt, startToPay, idle } = own;
  const { url: heard } = await receiver(status(503));
  startToPay();
  hearAt(heard);
  startToPay(50_00, { references: { clientReferenceData1: '<script>alert(1)</script>' } });
  await idle();
  const response = await fetch(`${server.url}/notifications`);
  const page = await response.text();
  const words = ['portal.paymentComplete', '503', 'Next try: Nov 21, 2026, 5:05:14', 'Send again', heard];
  for (const word of [...words, 'Not sent: no address was set', '&lt;script&gt;']) assert.ok(page.includes(word), word);
  assert.ok(!page.includes('<script'));
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  assert.match(policy, /^default-src 'none'; style-src 'self';.*form-action 'self'/);
  // Without it, browsers do not send a form's origin, and the sandbox refuses the form.
  assert.equal(response.headers.get('Referrer-Policy'), 'same-origin');
});

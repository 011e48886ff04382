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
for (const ownUrl of ownUrls.split(' ')) {
  test(`A merchant’s address may be ${ownUrl}`, async (own) => {
    assert.equal((await set(own, { merchantKey, address: { url: ownUrl } })).set?.url, ownUrl);
  });
}

const foreignUrls =
  'https://insurer.example/hear http://localhost.insurer.example/ http://192.168.0.1/ http://169.254.169.254/ ' +
  'http://0.0.0.0/ http://[::ffff:7f00:1]/ http://user:word@localhost/ http://localhost@insurer.example/ ' +
  'file:///etc/passwd hear';
const wrong: readonly [title: string, address: object, field: string][] = [
  ...['', ...foreignUrls.split(' ')].map((foreign): [string, object, string] => {
    return [`the URL "${foreign}"`, { url: foreign }, 'address.url'];
  }),
  ['a secret without its prefix', { url, secrets: ['A'.repeat(32)] }, 'address.secrets.0'],
  ['a secret that is too short', { url, secrets: ['whsec_AAAA'] }, 'address.secrets.0'],
  ['no secret at all', { url, secrets: [] }, 'address.secrets'],
  ['more than three secrets', { url, secrets: [secret, secret, secret, secret] }, 'address.secrets'],
];
test('A merchant’s address is refused if it is the sandbox itself', async (own) => {
  const itself = own.server.url.replace('127.0.0.1', 'localhost');
  const refused = { status: 400, field: 'address.url', set: undefined };
  assert.deepEqual(await set(own, { merchantKey, address: { url: itself } }), refused);
});

for (const [title, address, field] of wrong) {
  test(`A merchant’s address is refused with ${title}`, async (own) => {
    assert.deepEqual(await set(own, { merchantKey, address }), { status: 400, field, set: undefined });
  });
}

test('A merchant’s address is refused for an unknown key', async (own) => {
  assert.equal((await set(own, { merchantKey: 'unknown', address: { url } })).status, 401);
});

test('A removal or a reset deletes the merchant’s address', async ({ simulator, post, hearAt }) => {
  hearAt(url);
  await post('/sandbox/notifications/address', { merchantKey, address: null });
  assert.equal(simulator.notifications.addressOf(merchantKey), undefined);
  hearAt(url);
  await post('/sandbox/reset');
  assert.equal(simulator.notifications.addressOf(merchantKey), undefined);
});

const html = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };

async function send({ server }: Sandbox, path: string, fields: Readonly<Record<string, string>> = {}) {
  return fetch(server.url + path, {
    method: 'POST',
    headers: html,
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
}

test('A form sets an address, and returns to the page', async (own) => {
  const { simulator } = own;
  const response = await send(own, '/sandbox/notifications/address', { merchantKey, url, secret });
  assert.deepEqual([response.status, response.headers.get('Location')], [303, '/notifications']);
  assert.deepEqual(simulator.notifications.addressOf(merchantKey), { url, secrets: [secret] });
});

test('A form without an address removes it', async (own) => {
  const { simulator } = own;
  const response = await send(own, '/sandbox/notifications/address', { merchantKey, url: ' ', secret: '' });
  assert.equal(response.status, 303);
  assert.equal(simulator.notifications.addressOf(merchantKey), undefined);
});

for (const [title, fields, words] of [
  ['an address elsewhere', { url: 'https://insurer.example/' }, /Enter an http or https address on this machine/],
  ['a bad secret', { url, secret: 'secret' }, /A secret is “whsec_”/],
] as const) {
  test(`A form shows the error for ${title}`, async (own) => {
    const response = await send(own, '/sandbox/notifications/address', { merchantKey, ...fields });
    assert.equal(response.status, 400);
    assert.match(await response.text(), words);
  });
}

test('A form sends a notification again', async ({ simulator, server, hearAt, pay, idle }) => {
  const { url: heard, received } = await receiver(status(200));
  hearAt(heard);
  await pay();
  const { id } = simulator.notifications.list()[0] ?? assert.fail('Nothing was told.');
  const path = `/sandbox/notifications/${id}/again`;
  const response = await fetch(server.url + path, { method: 'POST', headers: html, redirect: 'manual' });
  await idle();
  assert.deepEqual([response.status, received.length], [303, 2]);
});

test('A form reports a notification that no longer exists', async (own) => {
  const response = await send(own, '/sandbox/notifications/msg_1/again');
  assert.equal(response.status, 404);
  assert.match(await response.text(), /may have been reset/);
});

test('The page of notifications shows each delivery', async ({ server, hearAt, pay }) => {
  const { url: heard } = await receiver(status(503));
  hearAt(heard);
  await pay();
  const page = await (await fetch(`${server.url}/notifications`)).text();
  for (const words of ['portal.paymentComplete', '503', 'Next try: Nov 21, 2026, 5:05:14', 'Send again', heard])
    assert.ok(page.includes(words), words);
});

test('The page of notifications sends its forms to the sandbox only, and runs no script', async ({ server }) => {
  const { headers } = await fetch(`${server.url}/notifications`);
  const policy = headers.get('Content-Security-Policy') ?? '';
  assert.match(policy, /^default-src 'none'; style-src 'self';.*form-action 'self'/);
  // Without it, browsers do not send a form's origin, and the sandbox refuses the form.
  assert.equal(headers.get('Referrer-Policy'), 'same-origin');
});

test('The page of notifications shows bodies as plain text', async ({ server, startToPay }) => {
  startToPay(50_00, { references: { clientReferenceData1: '<script>alert(1)</script>' } });
  const page = await (await fetch(`${server.url}/notifications`)).text();
  assert.ok(page.includes('&lt;script&gt;') && !page.includes('<script'));
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { individual } from '../claims/payees.ts';
import { claimPayment, ePay } from '../claims/submissions.ts';
import { setUpLinkPage } from './link-page.ts';
import { approver, claimant, emails, payee, type Json } from '../adjuster/parties.ts';

const link = setUpLinkPage();

const linkOf = (to: string, ...parties: readonly Json[]) => link.linkOfParty(parties, to);
const linkOfPayee = () => link.linkOfPayee(claimPayment(50_00, ePay, individual()));

function afterRequest(address: string): string {
  linkOf(emails.company, claimant, payee);
  return address;
}

const submit = () => link.page().locator('button.primary').click();
const radio = (index: number) => link.page().getByRole('radio').nth(index).check();

const seen = (selector: string) => link.page().locator(selector).first().waitFor();
const openSummary = () => link.page().locator('summary').first().click();
const asked = () => linkOf(emails.company, claimant, payee);
const fill = (selector: string, text: string) => link.page().locator(selector).fill(text);

/** Every state of the pages: the address, and the actions there. */
const states: Readonly<Record<string, readonly [address: () => string, ...acts: (() => Promise<unknown>)[]]>> = {
  'the front page': [() => afterRequest('/'), openSummary],
  'the outbox': [() => afterRequest('/outbox')],
  'the notifications': [() => afterRequest('/notifications'), openSummary],
  'a form of the notifications that is refused': [
    () => '/notifications',
    () => fill('#url', 'https://insurer.example/'),
    () => link.page().locator('form button').first().click(),
    () => seen('[role=alert]'),
  ],
  'the test numbers': [() => '/test-numbers'],
  'an unknown link': [() => '/links/invented', () => seen('.problem')],
  'a payee who chooses': [linkOfPayee],
  'a payee with errors': [linkOfPayee, () => radio(1), submit, () => seen('.error')],
  'a payee who is paid': [linkOfPayee, () => radio(2), submit, submit, () => seen('.done')],
  'a payee who reviews': [linkOfPayee, () => radio(2), submit, () => link.heading(/Review|Revise/)],
  'a party who approves and chooses': [asked],
  'a party who is asked whether to reject': [
    asked,
    () => link.page().locator('#reject').click(),
    () => seen('#question'),
  ],
  'a party who was declined': [
    () => linkOf(emails.individual, payee),
    () => radio(3),
    () => fill('#cardNumber', '4111111111111111'),
    submit,
    submit,
    () => seen('.problem'),
  ],
  'a party who has approved': [() => linkOf(emails.towing, approver, payee), submit, () => seen('.done')],
};

async function reach(state: keyof typeof states): Promise<void> {
  const [address, ...acts] = states[state] ?? [() => '/'];
  await link.goTo(address());
  if (state.startsWith('a ')) await link.page().getByRole('heading', { level: 2 }).waitFor();
  for (const act of acts) await act();
}

const light = { forcedColors: 'none' } as const;
const forcedColors = { forcedColors: 'active' } as const;

/** The settings of the browser. `FULL=1` adds forced colors. */
const people = [
  { name: 'in English', locale: 'en-US', looks: process.env.FULL ? [light, forcedColors] : [light] },
  { name: 'in Spanish', locale: 'es-US', looks: [{ colorScheme: 'dark' }] },
] as const;

for (const { name, locale, looks } of people) {
  for (const state of Object.keys(states)) {
    test(`The page of ${state} is accessible and fits a narrow window ${name}`, async () => {
      await link.openIn(locale);
      await link.page().setViewportSize({ width: 320, height: 640 });
      await reach(state);
      assert.equal(await link.overflow(), 0);
      await link.page().setViewportSize({ width: 1280, height: 720 });
      for (const look of looks) {
        await link.page().emulateMedia(look);
        assert.deepEqual(await link.axe(), [], JSON.stringify(look));
      }
      const complaints = link.complaints().filter((text) => !/status of 40[04]/.test(text));
      assert.deepEqual(complaints, []);
    });
  }
}

test('The page behind a link has targets large enough for thumbs', async () => {
  await link.page().setViewportSize({ width: 390, height: 780 });
  await link.follow(asked());
  const targets = link.page().locator('.choice, button, nav a');
  const heights = await targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height));
  assert.ok(heights.length >= 10 && Math.min(...heights) >= 44, heights.join());
});

test('The page behind a link is answered by the keyboard alone, in Spanish', async () => {
  const { page } = link;
  await link.openIn('es-US');
  await link.follow(linkOf(emails.individual, claimant, payee));
  const press = (key: string) => page().keyboard.press(key);
  // Both languages, the first of the methods.
  for (let stop = 0; stop < 3; stop += 1) await press('Tab');
  await press('ArrowUp');
  await press('Tab');
  await press('Enter');
  await link.heading('Revise su elección');
  // To change the method, to go back, and to confirm.
  for (let stop = 0; stop < 3; stop += 1) await press('Tab');
  await press('Enter');
  await link.heading('Gracias, recibimos su respuesta');
  assert.equal(await link.focused(), 'heading');
  await link.assertSays('Cheque por correo postal', 'Hasta entonces puede elegir otro método');
});

test('The page behind a link switches its language with any browser, and the links of an e-mail lead to theirs', async () => {
  const english = 'Approve the payment and choose how to receive $150.25';
  const spanish = 'Apruebe el pago y elija cómo recibir $150.25';
  const press = (name: RegExp | string) => link.page().getByRole('link', { name }).last().click();
  await link.openIn('es-US');
  await link.follow(asked());
  await link.heading(spanish);
  await link.sees('21 de diciembre de 2026');
  await press('English');
  await link.heading(english);
  await press('Español');
  await link.heading(spanish);
  await link.openIn('en-US');
  for (const [name, heading] of [
    [/lang=es$/, spanish],
    [/^\/links\/[\w-]+$/, english],
  ] as const) {
    await link.goTo('/outbox');
    await press(name);
    await link.heading(heading);
  }
});

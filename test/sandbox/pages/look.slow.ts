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

/** Every state of the pages: the address, and the actions there. */
const states: Readonly<Record<string, readonly [address: () => string, act?: () => Promise<void>]>> = {
  'the front page': [() => afterRequest('/'), () => link.page().locator('summary').click()],
  'the outbox': [() => afterRequest('/outbox')],
  'the notifications': [() => afterRequest('/notifications'), () => link.page().locator('summary').first().click()],
  'a form of the notifications that is refused': [
    () => '/notifications',
    async () => {
      await link.page().locator('#url').fill('https://insurer.example/');
      await link.page().locator('form button').first().click();
      await link.page().locator('[role=alert]').waitFor();
    },
  ],
  'the test numbers': [() => '/test-numbers'],
  'an unknown link': [() => '/links/invented', () => link.page().locator('.problem').waitFor()],
  'a payee who chooses': [linkOfPayee],
  'a payee with errors': [
    linkOfPayee,
    async () => {
      await radio(1);
      await submit();
      await link.page().locator('.error').first().waitFor();
    },
  ],
  'a payee who is paid': [
    linkOfPayee,
    async () => {
      await radio(2);
      await submit();
      await submit();
      await link.page().locator('.done').waitFor();
    },
  ],
  'a payee who reviews': [
    linkOfPayee,
    async () => {
      await radio(2);
      await submit();
      await link.heading(/Review|Revise/);
    },
  ],
  'a party who approves and chooses': [() => linkOf(emails.company, claimant, payee)],
  'a party who is asked whether to reject': [
    () => linkOf(emails.company, claimant, payee),
    async () => {
      await link.page().locator('#reject').click();
      await link.page().locator('#question').waitFor();
    },
  ],
  'a party who was declined': [
    () => linkOf(emails.individual, payee),
    async () => {
      await radio(3);
      await link.page().locator('#cardNumber').fill('4111111111111111');
      await submit();
      await submit();
      await link.page().locator('.problem').waitFor();
    },
  ],
  'a party who has approved': [
    () => linkOf(emails.towing, approver, payee),
    async () => {
      await submit();
      await link.page().locator('.done').waitFor();
    },
  ],
};

async function reach(state: keyof typeof states): Promise<void> {
  const [address, act] = states[state] ?? [() => '/'];
  await link.goTo(address());
  if (state.startsWith('a ')) await link.page().getByRole('heading', { level: 2 }).waitFor();
  await act?.();
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
      assert.deepEqual(
        link.complaints().filter((text) => !/status of 40[04]/.test(text)),
        [],
      );
    });
  }
}

test('The page behind a link has targets large enough for thumbs', async () => {
  await link.page().setViewportSize({ width: 390, height: 780 });
  await link.follow(linkOf(emails.company, claimant, payee));
  const heights = await link
    .page()
    .locator('.choice, button, nav a')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
  assert.ok(heights.length >= 10);
  assert.deepEqual(
    heights.filter((height) => height < 44),
    [],
  );
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
  await press('Tab');
  await press('Tab');
  await press('Enter');
  await link.heading('Gracias, recibimos su respuesta');
  assert.equal(await link.focused(), 'heading');
  await link.assertSays('Cheque por correo postal', 'Hasta entonces puede elegir otro método');
});

test('The page behind a link switches its language with any browser', async () => {
  await link.openIn('es-US');
  await link.follow(linkOf(emails.company, claimant, payee));
  await link.heading('Apruebe el pago y elija cómo recibir $150.25');
  await link.sees('21 de diciembre de 2026');
  await link.page().getByRole('link', { name: 'English' }).click();
  await link.heading('Approve the payment and choose how to receive $150.25');
  await link.page().getByRole('link', { name: 'Español' }).click();
  await link.heading('Apruebe el pago y elija cómo recibir $150.25');
});

test('The links of an e-mail lead to the page in their language', async () => {
  linkOf(emails.company, claimant, payee);
  await link.goTo('/outbox');
  await link
    .page()
    .getByRole('link', { name: /lang=es$/ })
    .last()
    .click();
  await link.heading('Apruebe el pago y elija cómo recibir $150.25');
  await link.goTo('/outbox');
  await link
    .page()
    .getByRole('link', { name: /^\/links\/[\w-]+$/ })
    .last()
    .click();
  await link.heading('Approve the payment and choose how to receive $150.25');
});

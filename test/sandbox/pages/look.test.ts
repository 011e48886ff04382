import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { tokens as ofModals } from '../../../components/shared/tokens.styles.ts';
import { tokens } from '../../../mock-server/pages/tokens.styles.ts';
import { claimPayment, claimsKeys, ePay, individual } from '../claims/claims-harness.ts';
import { setUpLinkPage } from '../claims/link-page.ts';
import { approver, claimant, emails, payee, requestOf, type Json } from '../adjuster/approval-harness.ts';

const link = setUpLinkPage();
const { simulator } = link;

/** Creates a request and gives the link of one of its parties. */
function linkOf(to: string, ...parties: readonly Json[]): string {
  const { claims } = simulator;
  const credentials = { sessionKey: claims.createSession(claimsKeys.first), operationKey: 'op' };
  claims.uploads.load({ ...requestOf(parties), claimsSessionKey: credentials.sessionKey });
  claims.adjuster.openCreate(credentials);
  claims.adjuster.create(credentials, 1);
  return claims.outbox.list().find((sent) => sent.to === to)?.link ?? '';
}

/** Asks the demo individual by e-mail and gives the link. */
function linkOfPayee(): string {
  const { claims } = simulator;
  const credentials = { sessionKey: claims.createSession(claimsKeys.first), operationKey: 'ask' };
  claims.account.open(credentials, { context: 'payment', accountId: 1002 });
  claims.account.submit(credentials, 1, claimPayment(50_00, ePay, individual()));
  return claims.outbox.list().at(-1)?.link ?? '';
}

const submit = () => link.page().locator('button[type=submit]').click();
const radio = (index: number) => link.page().getByRole('radio').nth(index).check();

/** Every state of the pages: the address, and what is done there. */
const states: Readonly<Record<string, readonly [address: () => string, act?: () => Promise<void>]>> = {
  'the front page': [
    () => {
      linkOf(emails.company, claimant, payee);
      return '/';
    },
    () => link.page().locator('summary').click(),
  ],
  'the outbox': [
    () => {
      linkOf(emails.company, claimant, payee);
      return '/outbox';
    },
  ],
  'the notifications': [
    () => {
      linkOf(emails.company, claimant, payee);
      return '/notifications';
    },
    () => link.page().locator('summary').first().click(),
  ],
  'a form of the notifications that is refused': [
    () => '/notifications?lang=es',
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
      await link.page().locator('.done').waitFor();
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

/** Who looks at them, and the colors that they see them in, one after another. */
const people = {
  'in English': { window: { locale: 'en-US' }, looks: [{}, { forcedColors: 'active' }] },
  'in Spanish': { window: { locale: 'es-US' }, looks: [{ colorScheme: 'dark' }] },
} as const;

suite('the pages', () => {
  for (const state of Object.keys(states)) {
    for (const [name, { window, looks }] of Object.entries(people)) {
      test(`have nothing that axe finds, and nothing cut off in a narrow window: ${state}, ${name}`, async () => {
        await link.by({ ...window, viewport: { width: 320, height: 640 } });
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
});

suite('what axe finds', () => {
  test('would be a contrast that is too low', async () => {
    await link.goTo(linkOfPayee());
    await link.page().locator('.merchant').waitFor();
    await link
      .page()
      .locator('sandbox-claim-link')
      .evaluate((element) => {
        element.style.setProperty('--_text-quiet', '#cccccc');
      });
    assert.notDeepEqual(await link.axe(), []);
  });
});

suite('the page behind a link', () => {
  test('has targets for thumbs', async () => {
    await link.by({ viewport: { width: 390, height: 780 } });
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

  test('is answered by the keyboard alone, in Spanish', async () => {
    const { page } = link;
    await link.by({ locale: 'es-US' });
    await link.follow(linkOf(emails.individual, claimant, payee));
    const press = (key: string) => page().keyboard.press(key);
    // Both languages, the first of the methods.
    for (let stop = 0; stop < 3; stop += 1) await press('Tab');
    await press('ArrowUp');
    await press('Tab');
    await press('Enter');
    await link.heading('Gracias. Ya no tiene que hacer nada más');
    assert.equal(await link.focused(), 'heading');
    await link.assertSays('Cheque por correo', 'Hasta entonces puede elegir otro método');
  });

  test('says no in Spanish, asked in Spanish, and keeps the language when loaded again', async () => {
    await link.by({ locale: 'es-MX' });
    await link.follow(linkOf(emails.company, claimant, payee));
    await link.press('Rechazar');
    await link.press('Rechazar el pago');
    await link.heading('Esta solicitud fue rechazada');
    await link.page().reload();
    await link.heading('Esta solicitud fue rechazada');
  });

  test('is switched to another language by its own links, whatever the browser speaks', async () => {
    await link.by({ locale: 'es-US' });
    await link.follow(linkOf(emails.company, claimant, payee));
    await link.heading('Apruebe el pago y elija cómo recibir $150.25');
    await link.sees('21 de diciembre de 2026');
    await link.page().getByRole('link', { name: 'English' }).click();
    await link.heading('Approve the payment and choose how to receive $150.25');
    await link.page().getByRole('link', { name: 'Español' }).click();
    await link.heading('Apruebe el pago y elija cómo recibir $150.25');
  });

  test('has the words of a refusal and of a decline in Spanish too', async () => {
    await link.by({ locale: 'es-US' });
    await link.goTo('/links/invented');
    await link.isTold('No reconocemos este enlace.');
    await reach('a party who was declined');
    await link.isTold('No podemos pagar a esta tarjeta. Aún no recibió su pago.');
  });
});

suite('the links of an e-mail', () => {
  test('lead to the page, the Spanish one in Spanish', async () => {
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
});

test('the tokens are those of the modals', () => {
  const declared = (text: string) =>
    new Map(Array.from(text.matchAll(/(--_[\w-]+): ([^;]+);/g), ([, name = '', value]) => [name, value]));
  const theirs = declared(ofModals.cssText);
  for (const [name, value] of declared(tokens.cssText)) assert.equal(value, theirs.get(name), name);
});

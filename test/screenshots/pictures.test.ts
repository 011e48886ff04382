import { executeServerCommand } from '@web/test-runner-commands';
import {
  openPayment as openAccount,
  openSave as openAccountSave,
  toStored,
} from '../components/account/account-harness.ts';
import { savedAccount, storedCompany } from '../components/account/account-samples.ts';
import { openCreate, openManage } from '../components/adjuster/adjuster-harness.ts';
import { openPayment, openSave } from '../components/payment/payment-harness.ts';
import { flatFees } from '../components/payment/payment-samples.ts';
import { walk, type ModalSettings } from '../components/person.ts';
import type { Reach } from '../components/suites/operation-states.ts';
import { plain, settled } from './looks.ts';

const bill = { paymentCategory: 'UserSelect', feeContext: 'PaymentWithFee', amountContext: 'AmountDueOnly' } as const;
const merchant = { fees: flatFees };
const known = { payee: storedCompany, bankAccounts: [savedAccount], prepaidAccount: { balance: 25_000 } };

/** The call of each operation, by its name in the demo. */
const subjects = {
  makePayment: { width: 560, reach: (settings) => openPayment(bill, { merchant, ...settings }) },
  savePaymentMethod: { width: 560, reach: (settings) => openSave({}, settings) },
  payment: { width: 560, reach: (settings) => openAccount(toStored, { session: known, ...settings }) },
  save: { width: 560, reach: (settings) => openAccountSave(toStored, { session: known, ...settings }) },
  createApprovalRequest: { width: 840, reach: (settings) => openCreate(settings) },
  manageApprovalRequest: { width: 840, reach: (settings) => openManage(settings) },
} as const satisfies Readonly<Record<string, { readonly reach: Reach; readonly width: number }>>;

/** How the demo can show a modal: `demo/themes/themes.ts`. */
const themes: Readonly<Record<string, ModalSettings & { scheme?: string; className?: string }>> = {
  page: {},
  dark: { scheme: 'dark' },
  harborline: { className: 'harborline' },
  rightToLeft: { attributes: { dir: 'rtl' } },
  largeText: { className: 'large-text' },
};

/** Wide enough to be recognized, small enough for a page with three of them. */
const picture = { width: 400, height: 420 };

describe('pictures for the demo', () => {
  before(async () => {
    for (const name of ['harborline', 'large-text']) {
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: `/demo/themes/${name}.css`,
      });
      const loaded = new Promise((resolve) => (link.onload = resolve));
      document.head.append(link);
      await loaded;
    }
  });

  for (const [subject, { reach, width }] of Object.entries(subjects)) {
    for (const [theme, { scheme = plain.scheme, className = '', ...settings }] of Object.entries(themes)) {
      for (const lang of ['en', 'es']) {
        it(`show ${subject}, ${theme}, ${lang}`, async () => {
          document.documentElement.style.colorScheme = scheme;
          await executeServerCommand('look', { ...plain, scheme, width, height: 900 });
          const person = await reach({ lang, ...settings });
          person.page.className = className;
          await settled(person.element);
          const { left: x, top: y, width: wide } = person.window.getBoundingClientRect();
          const scale = picture.width / wide;
          const clip = { x, y, width: wide, height: picture.height / scale, scale };
          const file = `demo/pictures/${subject}-${theme}-${lang}.webp`;
          await executeServerCommand('screenshot', { file, clip, type: 'webp', quality: 60 });
        });
      }
    }
  }
});

/** What the README shows, with some of the page around it. */
const shown: Readonly<Record<string, { readonly window: { width: number; height: number }; readonly reach: Reach }>> = {
  payment: { window: { width: 600, height: 860 }, reach: subjects.makePayment.reach },
  'claims-account': { window: { width: 600, height: 860 }, reach: subjects.payment.reach },
  'claims-adjuster': { window: { width: 1024, height: 900 }, reach: subjects.manageApprovalRequest.reach },
  'review-phone-spanish': {
    window: { width: 390, height: 844 },
    reach: walk(
      () => openPayment({ ...bill, paymentCategory: 'ECheck' }, { merchant, lang: 'es' }),
      (modal) => modal.fillAccount(),
      (modal) => modal.review(),
    ),
  },
};

describe('pictures for the README', () => {
  for (const [name, { window, reach }] of Object.entries(shown)) {
    it(`show ${name}`, async () => {
      document.documentElement.style.colorScheme = plain.scheme;
      await executeServerCommand('look', { ...plain, ...window });
      await settled((await reach({})).element);
      const file = `docs/images/${name}.webp`;
      await executeServerCommand('screenshot', { file, type: 'webp', quality: 80 });
    });
  }
});

import {
  accountError,
  accountEventCodes,
  accountOptionError,
  type AccountEventCode,
  type AccountEventDetails,
} from '../../src/account/account-events.ts';
import { accountPaymentInfo, accountSaveInfo } from '../../src/account/account-payloads.ts';
import { readAccountOptions, type AccountOptionObject } from '../../src/account/account-options.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import type { AccountReceipt, ClaimTransaction } from '../../src/account/wire.ts';
import type { EventNote } from './event-notes.ts';

const transaction: ClaimTransaction = {
  transactionId: '1000000071',
  transactedAt: '2026-11-21T21:05:09',
  zoneCode: 'EST',
  timeZone: 'Eastern Standard Time',
  amount: 1_840_50,
};

const toBankAccount: AccountReceipt = {
  accountId: 1001,
  contactId: '2001',
  method: {
    type: 'ECheck',
    bankAccount: {
      token: '7d1f2f7c-2f57-4a43-9a0c-51a4c1000002',
      accountType: 'Checking',
      bankName: 'JPMorgan Chase Bank',
      lastFourDigits: '6789',
    },
    nameOnAccount: 'Sparrow Auto Body',
  },
  transaction,
};

const toPrepaidAccount: AccountReceipt = {
  accountId: 1002,
  contactId: null,
  method: { type: 'PrepaidAccount', balance: 2_090_50 },
  transaction,
};

const byEmail: AccountReceipt = {
  ...toPrepaidAccount,
  method: { type: 'EPay', requestId: '100042', email: 'casey.nguyen@mail.example' },
  transaction: null,
};

/** No session, no claim number, and a telephone number that is none. */
const wrongOptions: AccountOptionObject = {
  Context: 'payment',
  Amount: '1840.50',
  IndividualDetails: {
    FirstName: 'Casey',
    LastName: 'Nguyen',
    Email: 'casey.nguyen@mail.example',
    Phone: '518-555-0123',
    Address: '7 Orchard Lane',
    City: 'Albany',
    State: 'NY',
    Zip: '12207',
  },
};

const unloaded: AccountEventDetails['claims.unload'] = { reason: 'complete' };

/** Every event of the account modal. A new one in the table of events is missed here by the compiler. */
const notes: Readonly<Record<AccountEventCode, Omit<EventNote, 'code'>>> = {
  'claims.load': { about: 'The modal is on the screen.', examples: [] },
  'claims.unload': {
    about: 'The modal has left the screen. Always the last event, and once. The native event has the reason.',
    examples: [{ payload: unloaded }],
  },
  'claims.error': {
    about:
      'Something was wrong. Without a load before it, nothing was opened: all problems are in this one event, those of the details under the names of their fields.',
    examples: [{ payload: accountOptionError(readAccountOptions([wrongOptions]).problems) }],
  },
  'claims.paymentComplete': {
    about:
      'The payee was paid. Raised as soon as the service says so, before the confirmation. The amount is in dollars.',
    examples: [
      { payload: { paymentInfo: accountPaymentInfo(toBankAccount) } },
      { title: 'To a prepaid account', payload: { paymentInfo: accountPaymentInfo(toPrepaidAccount) } },
    ],
  },
  'claims.saveComplete': {
    about:
      'A method was saved. Also raised where a request was sent by e-mail, in either context: nothing has been paid then.',
    examples: [
      { payload: { paymentInfo: accountSaveInfo({ ...toBankAccount, transaction: null }) } },
      { title: 'A request by e-mail', payload: { paymentInfo: accountSaveInfo(byEmail) } },
      {
        title: 'A prepaid account',
        payload: { paymentInfo: accountSaveInfo({ ...toPrepaidAccount, transaction: null }) },
      },
    ],
  },
  'claims.canceled': { about: 'The modal was closed without a result.', examples: [] },
};

const declined: DeclineCode = 'InvalidAccountNumber';

export const accountEventNotes: readonly EventNote[] = [
  ...accountEventCodes.map((code) => ({ code, ...notes[code] })),
  {
    code: 'claims.error',
    when: 'after a decline',
    about: 'The modal stays open, and another account or method may be tried in the same session.',
    examples: [{ payload: accountError({ ResponseCode: [declined] }) }],
  },
];

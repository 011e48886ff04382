import { bankMovement, bankValidation } from '../../../mock-server/simulator/shared/response-tables.ts';
import type { DeclineCode } from '../../../src/operation/response-codes.ts';
import { accountsThatGive, amountThatGives, kebabCase, routingNumber } from '../shared-examples.ts';
import type { Story, StoryGroup } from '../story.ts';
import { claim, individual } from './examples.ts';

const kept = 'Nothing is stored, and what was typed is kept.';

const about: Partial<Record<DeclineCode, string>> = {
  ACHTransactionFailed: 'The bank did not accept the payment.',
  InvalidAccountNumber: 'The bank does not know the account number. The payee is led to it.',
  InvalidRoutingNumber: 'No bank can be reached by the routing number. The payee is led to it.',
  GatewayInternalError: 'The payment system has a problem.',
  NoProcessorResponse: 'The bank did not answer.',
};

/** Every code that a bank account can give, in the order of the sandbox's tables. */
const codes = [...new Set([...bankMovement.values(), ...bankValidation.values()])].filter(
  (code): code is DeclineCode => code !== 'Success',
);

function paid(code: DeclineCode): Story {
  const amount = amountThatGives(bankMovement, code);
  return {
    id: `declined-${kebabCase(code)}`,
    title: code,
    about: `${about[code] ?? ''} The event has the code: \`ResponseCode\` is \`${code}\`.`,
    toTry: `Pay to one of these accounts, with this routing number. ${kept}`,
    typed: [routingNumber, ...accountsThatGive(code, 'the amount of this story')],
    values: { options: { ...claim, ...(amount ? { Amount: amount } : {}), IndividualDetails: individual } },
  };
}

function saved([digit, code]: readonly [digit: string, code: DeclineCode]): Story {
  return {
    id: `not-saved-${kebabCase(code)}`,
    title: `${code} when saving`,
    about: `The account is looked at before it is saved: one that begins with ${digit} gives \`${code}\`.`,
    toTry: `Save this account. ${kept}`,
    typed: [routingNumber, { label: 'Account number', value: `${digit}000123456` }],
    values: { options: { Context: 'save', IndividualDetails: individual } },
  };
}

const byFirstDigit = [...bankValidation].filter((row): row is [(typeof row)[0], DeclineCode] => row[1] !== 'Success');

export const declines: StoryGroup = {
  title: 'Declined bank accounts',
  stories: [...codes.map(paid), ...byFirstDigit.map(saved)],
};

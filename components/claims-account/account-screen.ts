import type { AccountMessageKey } from '../../src/account/account.en.ts';
import type { AccountOperationTypes, AccountReview } from '../../src/account/account-operation.ts';
import { AccountContext } from '../../src/account/enumerations.ts';
import type { OperationState } from '../../src/operation/operation-state.ts';
import type { AccountOptions } from '../../src/account/account-options.ts';
import type { FormHandlers } from '../shared/form-flow.ts';
import { announcedError } from '../shared/form-view.ts';
import { oneField, twoChoices } from '../shared/notices.ts';
import type { OperationScreen } from '../shared/operation-screen.ts';
import type { AccountEntry } from './account-entry.ts';
import { accountLater } from './account-later.ts';
import { parts, type AccountTexts, type AccountView } from './account-view.ts';
import { entryForm } from './entry-form.ts';
import { payeeLines } from './payee-section.ts';

export interface ShownAccount {
  readonly options: AccountOptions;
  readonly texts: AccountTexts;
  readonly entry: AccountEntry | undefined;
}

export interface AccountScreenHandlers extends FormHandlers<AccountReview> {
  readonly onCorrect: () => void;
}

export function accountScreen(
  { options, texts, entry }: ShownAccount,
  handlers: AccountScreenHandlers,
): OperationScreen<AccountOperationTypes> {
  const { t } = texts;
  const view = entry && accountView(texts, entry);
  const isRequest = entry?.isRequest ?? false;
  const later = accountLater.module;
  const isPayment = options.Context === AccountContext.payment;
  return {
    heading: (state) => heading(options, texts, isRequest, state),
    subject: ({ step }) => {
      if (!isPayment) return '';
      // Options that the server has fixed are missing until the session opens.
      if (step === 'loading' && options.lockedOptions) return undefined;
      return t('subject.claim', { claim: options.ClaimNumber, amount: texts.money(options.Amount) });
    },
    loading: [oneField, oneField, oneField, twoChoices, twoChoices],
    submitting: t(isPayment && !isRequest ? 'submittingPayment' : 'submitting'),
    announced: view && announcedError(view),
    declined: view?.declineText,
    entering: ({ setback }) => view && entryForm(view, setback, handlers),
    reviewing: ({ review, setback }) =>
      view &&
      later?.reviewStep(view, review, setback && later.formProblems(view, setback), { ...handlers, payeeLines }),
    unknown: ({ review }, outcome) => later?.unknownOutcome(t, review && later.submittedLines(texts, review), outcome),
    complete: ({ receipt, review }) => view && later?.confirmation(view, receipt, review, handlers),
  };
}

function heading(
  { Context: context = AccountContext.payment }: Partial<AccountOptions>,
  texts: AccountTexts,
  isRequest: boolean,
  state: OperationState<AccountOperationTypes>,
): string {
  const { t } = texts;
  const { step } = state;
  if (step === 'complete') return accountLater.module?.confirmationHeading(texts, state.receipt) ?? '';
  if (step === 'submitting') return submittingHeading(texts, isRequest, state.review);
  // Saving a method has no review, but may wait for the later part.
  const isReview = context === AccountContext.payment && (step === 'quoting' || step === 'reviewing');
  if (isReview) return t(isRequest ? 'review.request' : 'review.heading');
  return t(`${context}.heading`);
}

/** The heading while a submission is in flight. Saving a method has no review. */
function submittingHeading({ t, money }: AccountTexts, isRequest: boolean, review: AccountReview | undefined): string {
  if (isRequest) return t('sending.heading');
  return review ? t('paying.heading', { amount: money(review.amount) }) : t('saving.heading');
}

function accountView(texts: AccountTexts, entry: AccountEntry): AccountView {
  const { t } = texts;
  const { name: merchant, phone } = entry.session.merchant;
  return {
    ...texts,
    ...parts,
    entry,
    form: entry.form,
    errorInWords: (name, code) => t(`${name}.${code}` as AccountMessageKey),
    declineHeading: () => t(`declined.${entry.options.Context}`),
    declineText: (code) => {
      const texts = accountLater.module?.texts ?? {};
      const key = `decline.${code}`;
      return t(key in texts ? (key as AccountMessageKey) : 'decline.other', { merchant, phone });
    },
  };
}

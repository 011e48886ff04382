import { nothing, type TemplateResult } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import type { DeclineCode } from '../../src/operation/response-codes.ts';
import type { LockedOptions } from '../../src/options/locked-options.ts';
import type { SessionLife } from '../../src/operation/operation-service.ts';
import {
  mayClose,
  type OperationState,
  type OperationStep,
  type OperationTypes,
} from '../../src/operation/operation-state.ts';
import type { Operation } from '../../src/operation/operation.ts';
import type { FlowDialog } from './modal-dialog.ts';
import type { ModalContent } from './modal-flow.ts';
import type { LaterModule } from './later-part.ts';
import { busy, loadingForm, refused, unreachable, warningNotice } from './notices.ts';
import type { Texts } from './texts.ts';
import type { UnknownOutcome } from './later/unknown-outcome.ts';

interface OpenSession extends Partial<SessionLife> {
  readonly merchant: { readonly name: string; readonly phone: string };
  readonly lockedOptions?: LockedOptions;
}

export type ShownTypes = OperationTypes & { Session: OpenSession };

type In<T extends ShownTypes, Step> = Extract<OperationState<T>, { step: Step }>;

export interface OperationScreen<T extends ShownTypes> {
  /** Known from the first answer of the service on. */
  readonly merchant?: OpenSession['merchant'] | undefined;
  readonly heading: (state: OperationState<T>) => string;
  /** Beside the heading. */
  readonly badge?: (state: OperationState<T>) => unknown;
  readonly subject?: (state: OperationState<T>) => string | undefined;
  /** The rows of the form that is loading. */
  readonly loading: readonly TemplateResult[];
  /** Announced while the modal is working. */
  readonly quoting?: string;
  readonly submitting: string;
  /** True if the work takes longer than usual. */
  readonly isLate?: boolean;
  /** True if the entries are restored when the person starts again. */
  readonly isDraftKept?: boolean;
  readonly later?: Pick<LaterModule, 'readableDate' | 'refusedHeading' | 'refusedInWords'> | undefined;
  /** Announced about the person's last action. */
  readonly announced?: string | undefined;
  /** The text of a decline: what happened, and what can be done. */
  readonly declined?: ((code: DeclineCode) => string) | undefined;
  readonly entering: (state: In<T, 'entering'>) => unknown;
  readonly reviewing?: (state: In<T, 'reviewing'>) => unknown;
  readonly unknown: (state: In<T, 'unknown'>, outcome: UnknownOutcome) => unknown;
  readonly complete: (state: In<T, 'complete'>) => unknown;
}

export interface ScreenHandlers {
  readonly onRetry: () => void;
  readonly onAskNow: () => void;
  readonly onClose: () => void;
  readonly onPrint: () => void;
}

export function screenHandlers<T extends ShownTypes>(
  operation: Operation<T>,
  dialog: FlowDialog,
  t: Translate<SharedMessageKey>,
): ScreenHandlers {
  return {
    onRetry: () => void operation.retry(),
    onAskNow: () => {
      operation.endPause?.();
      dialog.announce(t('unknown.asking'));
    },
    onClose: dialog.dismiss,
    onPrint: () => print(),
  };
}

export function operationContent<T extends ShownTypes>(
  state: OperationState<T>,
  texts: Pick<Texts<SharedMessageKey>, 't' | 'locale'>,
  screen: OperationScreen<T>,
  handlers: ScreenHandlers,
): ModalContent {
  const { t } = texts;
  const status = statusOf(state, t, screen);
  return {
    merchant: screen.merchant?.name,
    heading: headingOf(state, t, screen),
    badge: screen.badge?.(state),
    subject: state.step === 'refused' ? undefined : screen.subject?.(state),
    status,
    body: () => bodyOf(state, texts, status, screen, handlers),
  };
}

/** True while the person can only wait. */
export function isAtWork(step: OperationStep): boolean {
  return step === 'loading' || step === 'quoting' || step === 'submitting';
}

function headingOf<T extends ShownTypes>(
  state: OperationState<T>,
  t: Translate<SharedMessageKey>,
  screen: OperationScreen<T>,
): string {
  const { step } = state;
  if (step === 'refused') return screen.later?.refusedHeading(t, state.refusal) ?? t('refused.heading');
  return step === 'unreachable' || step === 'unknown' ? t(`${step}.heading`) : screen.heading(state);
}

function statusOf<T extends ShownTypes>(
  state: OperationState<T>,
  t: Translate<SharedMessageKey>,
  { quoting, submitting, isLate, announced, declined }: OperationScreen<T>,
): string {
  if (isLate && isAtWork(state.step)) return t('late');
  switch (state.step) {
    case 'loading':
      return t('loading');
    case 'quoting':
      return quoting ?? t('loading');
    case 'submitting':
      return submitting;
    case 'unknown':
      // The countdown is not announced, because it would interrupt the request not to pay again.
      return t(mayClose(state) ? 'unknown.leave' : 'unknown.text', state.session.merchant);
    case 'entering':
      return announced ?? (state.setback?.kind === 'declined' ? declined?.(state.setback.code) : undefined) ?? '';
    default:
      return '';
  }
}

function bodyOf<T extends ShownTypes>(
  state: OperationState<T>,
  { t, locale }: Pick<Texts<SharedMessageKey>, 't' | 'locale'>,
  status: string,
  { merchant, loading, isDraftKept, later, entering, reviewing, unknown, complete }: OperationScreen<T>,
  handlers: ScreenHandlers,
): unknown {
  switch (state.step) {
    case 'unreachable':
      return unreachable(t, handlers.onRetry, handlers.onClose);
    case 'refused':
      return refused(
        t,
        state.refusal.merchant ?? merchant,
        handlers.onClose,
        later?.refusedInWords(later, t, locale, state.refusal, isDraftKept) ?? warningNotice(t('refused.received')),
      );
    case 'loading':
      return loadingForm(status, loading);
    case 'quoting':
    case 'submitting':
      return busy(status);
    case 'unknown':
      return unknown(state, { asked: state.asked, mayLeave: mayClose(state), ...state.session.merchant, ...handlers });
    case 'entering':
      return entering(state);
    case 'reviewing':
      return reviewing?.(state);
    case 'complete':
      return complete(state);
    case 'closed':
      return nothing;
  }
}

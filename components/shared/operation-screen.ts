import { nothing } from 'lit';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import type { OperationState, OperationTypes } from '../../src/operation/operation-state.ts';
import { busy, refused, unknownOutcome, unknownText, unreachable } from './notices.ts';

/** Who the person deals with, and whom to call. */
interface OpenSession {
  readonly merchant: { readonly name: string; readonly phone: string };
}

type Types = OperationTypes & { Session: OpenSession };
type In<T extends Types, Step> = Extract<OperationState<T>, { step: Step }>;

/** What differs from one modal's screens to another's. */
export interface ScreenParts<T extends Types> {
  readonly entering: (state: In<T, 'entering'>) => unknown;
  readonly reviewing: (state: In<T, 'reviewing'>) => unknown;
  readonly complete: (state: In<T, 'complete'>) => unknown;
}

/** What the buttons do that stand in every modal. */
export interface ScreenHandlers {
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onAskNow: () => void;
  readonly onClose: () => void;
  readonly onPrint: () => void;
}

/** What stands on the screen in each step of an operation; `status` is what is said while it is at work. */
export function operationBody<T extends Types>(
  state: OperationState<T>,
  t: Translate<SharedMessageKey>,
  status: string,
  handlers: ScreenHandlers,
  { entering, reviewing, complete }: ScreenParts<T>,
): unknown {
  switch (state.step) {
    case 'unreachable':
      return unreachable(t, handlers.onRetry, handlers.onClose);
    case 'refused':
      return refused(t, state.refusal, handlers.onClose);
    case 'loading':
    case 'quoting':
    case 'submitting':
      return busy(status);
    case 'unknown':
      return unknownOutcome(t, { asked: state.asked, ...state.session.merchant, ...handlers });
    case 'entering':
      return entering(state);
    case 'reviewing':
      return reviewing(state);
    case 'complete':
      return complete(state);
    case 'closed':
      return nothing;
  }
}

/** What is happening, for those who do not see the screen change. */
export function operationStatus<T extends Types>(
  state: OperationState<T>,
  t: Translate<SharedMessageKey>,
  texts: { readonly quoting?: string; readonly submitting: string; readonly announced: string | undefined },
): string {
  switch (state.step) {
    case 'loading':
      return t('loading');
    case 'quoting':
      return texts.quoting ?? t('loading');
    case 'submitting':
      return texts.submitting;
    case 'unknown':
      return t(unknownText(state.asked), { name: state.session.merchant.name, phone: state.session.merchant.phone });
    case 'entering':
      return texts.announced ?? '';
    default:
      return '';
  }
}

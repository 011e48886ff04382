import type { Language } from '../../src/messages/languages.ts';
import type { SharedMessageKey } from '../../src/messages/shared.en.ts';
import type { Translate } from '../../src/messages/translate.ts';
import type { SessionTime } from '../../src/operation/session-time.ts';
import type { OperationStep } from '../../src/operation/operation-state.ts';

export interface ModalContent {
  readonly merchant: string | undefined;
  readonly heading: string;
  /** Beside the heading. */
  readonly badge?: unknown;
  readonly subject?: string | undefined;
  readonly status: string;
  readonly body: () => unknown;
}

/** One opening of the modal, from the call to the last event. */
export interface ModalFlow {
  readonly texts: { readonly t: Translate<SharedMessageKey>; readonly language: Language };
  readonly step: OperationStep;
  /** `load` waits for the session, because the options may be wrong until then. */
  readonly isLoadDeferred?: boolean;
  readonly hasWrongOptions: boolean;
  readonly mayClose: boolean;
  readonly time: Pick<SessionTime, 'touch'> | undefined;
  /** Shown above everything while the session ends soon. */
  readonly sessionWarning: unknown;
  /** Closing would lose what was entered. */
  readonly isTouched?: boolean;
  content(): ModalContent;
  open(): Promise<void>;
  close(): void;
  /** Called when the page removes the element. A submission in flight is followed to its end. */
  remove(): void;
  /** Called when the page inserts the element again. */
  restore?(): void;
  dropSecrets?(): void;
}

import type { SharedMessageKey } from '../../../src/messages/shared.en.ts';
import type { Translate } from '../../../src/messages/translate.ts';
import type { SessionTime } from '../../../src/operation/session-time.ts';
import { html, nothing } from './base.ts';

/** The element that had the focus before the warning's button. A `WeakRef`, because it may be removed. */
let focusedBefore: WeakRef<HTMLElement> | undefined;

/** Warns that the session ends soon. The button is for people who only read. */
export function sessionWarning(
  t: Translate<SharedMessageKey>,
  time: Pick<SessionTime, 'warning' | 'extend' | 'onExtended'>,
  dialog: { announce(text: string): void },
): unknown {
  const { warning } = time;
  const text = warning !== 'fine' && t(`session.${warning}`);
  if (!text) return nothing;
  // The texts and the dialog are known only here.
  time.onExtended = () => {
    dialog.announce(t('session.extended'));
    focusedBefore?.deref()?.focus();
    focusedBefore = undefined;
  };
  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    focusedBefore = relatedTarget instanceof HTMLElement ? new WeakRef(relatedTarget) : undefined;
  };
  return html`<div class="session-warning" role="alert">
    <p>${text}</p>
    <button
      type="button"
      class="button quiet"
      @click=${() => void time.extend()}
      @focus=${onFocus}
      @blur=${() => (focusedBefore = undefined)}
    >
      ${t('session.extend')}
    </button>
  </div>`;
}

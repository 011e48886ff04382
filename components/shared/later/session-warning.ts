import type { SharedMessageKey } from '../../../src/messages/shared.en.ts';
import type { Translate } from '../../../src/messages/translate.ts';
import type { SessionTime } from '../../../src/operation/session-time.ts';
import { html, nothing } from './base.ts';

/** Where the focus was before it came to the button. Weak, because the element may be removed. */
let before: WeakRef<HTMLElement> | undefined;

/** Warns that the session ends soon. The button is for people who only read. */
export function sessionWarning(
  t: Translate<SharedMessageKey>,
  time: Pick<SessionTime, 'warning' | 'extend' | 'onExtended'>,
  dialog: { announce(text: string): void },
): unknown {
  const { warning } = time;
  const text = warning !== 'fine' && t(`session.${warning}`);
  if (!text) return nothing;
  time.onExtended = () => {
    dialog.announce(t('session.extended'));
    before?.deref()?.focus();
    before = undefined;
  };
  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    before = relatedTarget instanceof HTMLElement ? new WeakRef(relatedTarget) : undefined;
  };
  return html`<div class="session-warning" role="alert">
    <p>${text}</p>
    <button
      type="button"
      class="button quiet"
      @click=${() => void time.extend()}
      @focus=${onFocus}
      @blur=${() => (before = undefined)}
    >
      ${t('session.extend')}
    </button>
  </div>`;
}

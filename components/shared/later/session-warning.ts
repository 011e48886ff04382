import type { SharedMessageKey } from '../../../src/messages/shared.en.ts';
import type { Translate } from '../../../src/messages/translate.ts';
import type { SessionTime } from '../../../src/operation/session-time.ts';
import { html, nothing } from './base.ts';

/** Warns that the session ends soon. The button is for people who only read. */
export function sessionWarning(
  t: Translate<SharedMessageKey>,
  time: Pick<SessionTime, 'warning' | 'extend'>,
  dialog: { announce(text: string): void },
): unknown {
  const { warning } = time;
  const text = warning !== 'fine' && t(`session.${warning}`);
  if (!text) return nothing;
  const extend = async (): Promise<void> => {
    if (await time.extend()) dialog.announce(t('session.extended'));
  };
  return html`<div class="session-warning" role="alert">
    <p>${text}</p>
    <button type="button" class="button quiet" @click=${extend}>${t('session.extend')}</button>
  </div>`;
}

import type { TemplateResult } from 'lit';
import { sectionTemplate, type ShownFlow } from './dialog-template.ts';
import { deepActiveElement, mayTakeFocus } from './focus-order.ts';
import { shieldEvents } from './shield-events.ts';
import type { Surface, SurfaceHandlers, SurfaceHost } from './surface.ts';

/** Shows a flow inline. The page stays usable, and the focus is not taken from it. */
export class PageSection implements Surface {
  readonly #host: SurfaceHost;
  readonly #on: SurfaceHandlers;
  #opener: HTMLElement | undefined;
  #isInUse = false;
  #endShielding: (() => void) | undefined;

  /** Construct it during the call: user activation, which shows that a button was pressed, expires soon after. */
  constructor(host: SurfaceHost, handlers: SurfaceHandlers) {
    this.#host = host;
    this.#on = handlers;
    const focused = deepActiveElement();
    if (!(host.isPressed ?? mayTakeFocus(focused))) return;
    this.#isInUse = true;
    this.#opener = focused;
  }

  get isShown(): boolean {
    return this.#root.querySelector('.modal')?.isConnected ?? false;
  }

  /** The person is in the section, still at the control that opened it, or left the section without a new focus. */
  get mayMoveFocus(): boolean {
    const focused = deepActiveElement();
    if (this.#root.activeElement) return true;
    return this.#isInUse && (!focused || focused === this.#opener || focused.matches('body'));
  }

  render(shown: ShownFlow): TemplateResult {
    return sectionTemplate(shown, this.#on.onDismiss);
  }

  show(): void {
    this.#endShielding ??= shieldEvents(this.#root, false, this.#onUse);
  }

  release(): void {
    this.#endShielding?.();
    this.#endShielding = undefined;
    if (this.mayMoveFocus && this.#opener?.isConnected) this.#opener.focus({ preventScroll: true });
    this.#opener = undefined;
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }

  readonly #onUse = (event: Event): void => {
    this.#isInUse = true;
    this.#on.onUse(event);
  };
}

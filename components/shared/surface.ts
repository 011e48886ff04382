import type { TemplateResult } from 'lit';
import type { ShownFlow } from './dialog-template.ts';

/** Where a flow is shown: in a window before the page, or as a part of the page where the element stands. */
export type ModalDisplay = 'dialog' | 'inline';

/** The element that it is shown in, which has its root when it is rendered. */
export interface SurfaceHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** What a flow is shown in, from its opening to its end. */
export interface Surface {
  /** True while the surface is on the screen. */
  readonly isShown: boolean;
  /** True if moving the focus into the surface does not disturb a person elsewhere on the page. */
  readonly mayMoveFocus: boolean;
  render(shown: ShownFlow | undefined): TemplateResult;
  /** Puts what was rendered on the screen. Called again when the element was moved in the page. */
  show(): void;
  /** Gives the page back all that was taken of it, and the focus. */
  release(): void;
}

/** The callbacks of a surface. */
export interface SurfaceHandlers {
  /** The person is there. */
  onActivity(): void;
  /** The person wants to close. */
  onDismiss(): void;
  /** The browser has closed it by itself. */
  onClosed(): void;
  /** The page has hidden what it stands in. */
  onHidden(): void;
}

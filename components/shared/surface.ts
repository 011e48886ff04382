import type { TemplateResult } from 'lit';
import type { ShownFlow } from './dialog-template.ts';

/** Where a flow is shown: in a window before the page, or as a part of the page where the element stands. */
export type ModalDisplay = 'dialog' | 'inline';

export interface SurfaceHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** Whether a press of the page around a frame has called; undefined outside of frames. */
  readonly isPressed?: boolean | undefined;
}

export interface Surface {
  readonly isShown: boolean;
  /** True if moving the focus into the surface does not disturb a person elsewhere on the page. */
  readonly mayMoveFocus: boolean;
  render(shown: ShownFlow | undefined): TemplateResult;
  show(): void;
  release(): void;
}

export interface SurfaceHandlers {
  onActivity(): void;
  onDismiss(): void;
  onClosed(): void;
  onHidden(): void;
}

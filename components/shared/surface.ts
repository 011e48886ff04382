import type { TemplateResult } from 'lit';
import type { ShownFlow } from './dialog-template.ts';

/** The place that shows a flow: a dialog over the page, or a section of the page at the element. */
export type ModalDisplay = 'dialog' | 'inline';

export interface SurfaceHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** True if a press in the page around a frame opened the modal; undefined outside of frames. */
  readonly isPressed?: boolean | undefined;
}

export interface Surface {
  readonly isShown: boolean;
  /** True if moving the focus into the surface does not disturb a person elsewhere on the page. */
  readonly mayMoveFocus: boolean;
  render(shown: ShownFlow): TemplateResult;
  show(): void;
  release(): void;
}

export interface SurfaceHandlers {
  onUse(event: Event): void;
  onDismiss(): void;
  onClosed(): void;
  onHidden(): void;
}

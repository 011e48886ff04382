import { LitElement } from 'lit';

/** A part of the demo page without a shadow root: the page's style sheets apply. */
export class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

import { LitElement } from 'lit';

/** A part of the demo page. It stands in the page itself, so that the page's style sheets reach it. */
export class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

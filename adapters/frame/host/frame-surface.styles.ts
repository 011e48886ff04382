/* In plain CSS, since the element in the page has no Lit. */

/** The height of an inline modal is that of its content, which the frame tells. */
export const frameStyles = /* css */ `
  iframe {
    display: block;
    inline-size: 100%;
    block-size: 0;
    border: 0;
  }
`;

/** Makes the frame's dialog invisible. */
export const dialogStyles = /* css */ `
  :host {
    display: contents !important;
  }

  /* Nothing that the page says of its dialogs, or has set on the root, holds here. */
  dialog {
    all: initial;
    position: fixed;
    inset: 0;
  }

  dialog:not([open], .prepared) {
    display: none;
  }

  .prepared:not([open]) {
    opacity: 0;
    pointer-events: none;
  }

  dialog::backdrop {
    background: none;
  }

  dialog,
  iframe {
    inline-size: 100%;
    block-size: 100%;
  }
`;

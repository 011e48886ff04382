/** Makes the frame's dialog invisible. In plain CSS, since the element in the page has no Lit. */
export const frameDialogStyles = /* css */ `
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

  iframe {
    display: block;
  }

  dialog,
  iframe {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
`;

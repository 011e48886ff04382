/* In plain CSS, since the element in the page has no Lit. */

/** An inline modal is as high as its content. The frame reports the height. */
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

  /* Resets the page's styles for dialogs and for the root. */
  dialog {
    all: initial;
    position: fixed;
    inset: 0;
  }

  /* Not "display: none": Chromium would keep the frame's last rendering, and with it what was typed. */
  dialog:not([open], .prepared) {
    visibility: hidden;
  }

  dialog:not([open]) {
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

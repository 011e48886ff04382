import { css } from 'lit';

/** The modal window, or the section of the page: its header, its body, and all of it on a small screen and on paper. */
export const dialogStyles = css`
  .modal {
    --_width: 32em;
    --_inset: 1.5em;
  }

  .modal,
  .question {
    color: var(--_text);
    background: var(--_surface);
    border: 1px solid var(--_border-quiet);
    border-radius: calc(var(--_radius) * 1.5);
    /* Old pages set the root to 10px. */
    font: 400 max(1rem, 16px) / 1.5 var(--_font);
    font-variant-numeric: tabular-nums;
    letter-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-spacing: normal;
    /* Set on the body by other dialog libraries, and by pages that are not ready yet. */
    pointer-events: auto;
    visibility: visible;
  }

  /* Korean lines break between words. */
  :lang(ko) {
    word-break: keep-all;
  }

  dialog {
    /* In percent of the window: the CSS zoom of a page also changes viewport units. */
    inline-size: min(var(--_width), calc(100% - 2em));
    max-inline-size: none;
    max-block-size: calc(100% - 2em);
    padding: 0;
    box-shadow: 0 1.5em 4em rgb(0 0 0 / 30%);
  }

  /* Fills its place. With small insets it fits everywhere. */
  section.modal {
    --_inset: min(1.25em, 5vw);

    position: relative;
    max-inline-size: var(--_width);
  }

  .modal:is(section, [open]) {
    display: flex;
    flex-direction: column;
  }

  /* Header, body, and a footer with the total and the buttons, which stays in sight: the body alone scrolls. */
  dialog.modal {
    inset-block-start: 4%;
    /* As high as most confirmations, so that the buttons keep their place. */
    min-block-size: min(38.75em, 96% - 1em);
    max-block-size: calc(96% - 1em);
    margin-block-start: 0;
    overflow: hidden;
  }

  dialog::backdrop {
    background: var(--_backdrop);
  }

  /* On a right-to-left page the layout is mirrored, and each text still runs in its own direction. */
  .modal * {
    unicode-bidi: plaintext;
  }

  :is(.modal, .question):dir(rtl) {
    text-align: right;
  }

  .header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 1em;
    align-items: start;
    padding: 0.625em var(--_inset) 0.5em;
    border-block-end: 1px solid var(--_border-quiet);
  }

  .merchant,
  .subject,
  .loading p {
    margin: 0;
    color: var(--_text-quiet);
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }

  .heading {
    margin: 0;
    scroll-margin-block: 2.5em;
    font-size: 1.25em;
    font-weight: 650;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  .subject {
    grid-column: 1 / -1;
  }

  :is(.heading, .body):focus {
    outline: none;
  }

  .close {
    z-index: 3;
    grid-area: 1 / 2 / span 2;
    inline-size: 2.75em;
    block-size: 2.75em;
    /* Does not stretch the rows of the header. */
    margin-block: -0.25em -1em;
    margin-inline-end: max(-0.75em, -4vw);
    padding: 0;
    color: var(--_text-quiet);
    background: none;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    font: inherit;
    cursor: pointer;
  }

  .close .icon {
    display: block;
    margin: auto;
    stroke-width: 2;
  }

  .close:hover {
    background: var(--_surface-quiet);
  }

  /* It keeps its grid cell when hidden, so that the heading does not move. */
  .close[hidden] {
    display: block;
    visibility: hidden;
  }

  .body {
    flex: auto;
    min-block-size: 0;
    padding: 0.625em var(--_inset) 0;
    overflow: auto;
    overscroll-behavior: contain;
    display: flex;
    flex-direction: column;
    /* Keeps a focused field with its label and error out from under the footer. */
    scroll-padding-block: 5em 12em;
  }

  /* Only text moves. Buttons and form fields keep their place, since a person is about to use them. */
  .stack > :not(.actions, .spinner) {
    animation: arrive 0.15s ease-out;
  }

  @keyframes arrive {
    from {
      translate: 0 0.375em;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      animation: none !important;
    }
  }

  .status {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media (max-width: 36rem) {
    dialog.modal {
      --_inset: min(1em, 5vw);

      inline-size: 100%;
      block-size: 100%;
      max-block-size: none;
      inset-block-start: 0;
      margin: 0;
      border: 0;
      border-radius: 0;
    }

    .header,
    .body {
      padding-block-start: 0.75em;
    }
  }

  /* With little height, such as with large text, the form gets the room, and the footer follows it. */
  .low.modal[open] {
    display: block;
    overflow: auto;
    scroll-padding-block: 5em 1em;
  }

  .low .body {
    overflow: visible;
  }
`;

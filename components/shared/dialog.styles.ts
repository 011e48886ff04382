import { css } from 'lit';

/** The modal window and the question in front of it. */
export const dialogStyles = css`
  dialog {
    /* Of the window, and in percent: where the page has a zoom, the units of the window are zoomed as well. */
    inline-size: min(32em, calc(100% - 2em));
    max-inline-size: none;
    max-block-size: calc(100% - 2em);
    padding: 0;
    color: var(--_text);
    background: var(--_surface);
    border: 1px solid var(--_border-quiet);
    border-radius: calc(var(--_radius) * 1.5);
    box-shadow: 0 1.5em 4em rgb(0 0 0 / 30%);
    /* Old pages set the root to 10px. */
    font: 400 max(1rem, 16px) / 1.5 var(--_font);
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    white-space: normal;
    word-spacing: normal;
    /* Set on the body by other dialog libraries, and by pages that are not ready yet. */
    pointer-events: auto;
    visibility: visible;
  }

  /* Header, body, and a footer with the total and the buttons, which stays in sight: the body alone scrolls. */
  .modal[open] {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }

  dialog::backdrop {
    background: var(--_backdrop);
  }

  /* On a right-to-left page the layout is mirrored, and each text still runs in its own direction. */
  dialog * {
    unicode-bidi: plaintext;
  }

  dialog:dir(rtl) {
    text-align: right;
  }

  .header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 1em;
    align-items: start;
    padding: 0.625em 1.5em 0.5em;
    border-block-end: 1px solid var(--_border-quiet);
  }

  .merchant {
    grid-column: 1;
    margin: 0;
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  .heading {
    grid-column: 1;
    margin: 0;
    scroll-margin-block: 2.5em;
    font-size: 1.25em;
    font-weight: 650;
    line-height: 1.4;
  }

  .subject {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--_text-quiet);
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  .heading:focus,
  .body:focus {
    outline: none;
  }

  .close {
    grid-area: 1 / 2 / span 2;
    inline-size: 2.75em;
    block-size: 2.75em;
    margin-block-start: -0.25em;
    margin-inline-end: max(-0.75em, -4vw);
    padding: 0;
    color: var(--_text-quiet);
    background: none;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    font: inherit;
    cursor: pointer;
  }

  .close svg {
    display: block;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: auto;
  }

  .close:hover {
    background: var(--_surface-quiet);
  }

  .close[hidden] {
    display: none;
  }

  .body {
    flex: 1 1 auto;
    min-block-size: 0;
    padding: 0.625em 1.5em 0;
    overflow: auto;
    overscroll-behavior: contain;
    display: flex;
    flex-direction: column;
    /* No field, with its label and its error, is left behind the footer. */
    scroll-padding-block: 5em 12em;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    align-items: center;
    justify-content: flex-end;
  }

  .body .actions {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    margin-inline: -1.5em;
    padding: 0.625em 1.5em;
    background: var(--_surface);
    border-block-start: 1px solid var(--_border-quiet);
  }

  .question .actions {
    margin-block-start: 1.5em;
  }

  .question .button {
    flex: 1 1 auto;
  }

  /* What it comes to, beside the buttons. */
  .sum {
    flex: 1 0 auto;
    margin: 0;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }

  .sum > div {
    display: flex;
    gap: 0.375em;
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  .sum dd {
    margin: 0;
  }

  .sum .total {
    color: inherit;
    font-size: 1.125em;
    font-weight: 650;
  }

  .button {
    min-block-size: 2.75em;
    padding: 0.5em min(1.25em, 5vw);
    color: var(--_accent);
    background: none;
    border: 1px solid currentcolor;
    border-radius: var(--_radius);
    font: 600 1em/1.25 var(--_font);
    cursor: pointer;
  }

  .button:hover {
    background: var(--_surface-quiet);
  }

  .button.primary {
    color: var(--_on-accent);
    background: var(--_accent);
    border-color: var(--_accent);
  }

  .button.primary:hover {
    background: color-mix(in oklab, var(--_accent) 88%, var(--_text));
  }

  .button.danger {
    color: var(--_error);
  }

  .button.quiet {
    border-color: transparent;
    padding-inline: 0.75em;
  }

  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  /* The footer stands at the end of the window, however short the body is, and what waits in the middle. */
  .body .actions {
    margin-block-start: auto;
  }

  .busy {
    margin-block: auto;
    display: flex;
    flex-direction: column;
    gap: 1em;
    align-items: center;
    padding-block: 2.5em;
    text-align: center;
  }

  .spinner {
    inline-size: 2.5em;
    block-size: 2.5em;
    border: 0.25em solid var(--_border-quiet);
    border-block-start-color: var(--_accent);
    border-radius: 50%;
    /* An answer that comes at once is not preceded by a flash. */
    animation:
      turn 1s linear infinite,
      appear 0.15s 0.3s backwards;
  }

  .stack > .spinner {
    align-self: center;
  }

  /* What is to be read moves. Buttons do not, nor the fields of a form, where somebody is about to type. */
  .stack > :not(.actions, .spinner) {
    animation: arrive 0.15s ease-out;
  }

  @keyframes appear {
    from {
      opacity: 0;
    }
  }

  @keyframes arrive {
    from {
      translate: 0 0.375em;
    }
  }

  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }

  .session-warning {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    align-items: center;
    justify-content: space-between;
    padding-inline: 1.5em;
    background: var(--_surface-quiet);
  }

  .session-warning p {
    flex: 1 1 12em;
    margin: 0.5em 0;
    font-size: 0.875em;
    font-weight: 600;
  }

  .session-warning .button {
    margin-inline: -0.75em;
  }

  .status {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .question {
    inline-size: min(30em, calc(100% - 1em));
    padding: min(1.5em, 5vw);
  }

  .question p {
    margin: 0.5em 0 0;
  }

  @media (max-width: 36rem) {
    dialog:not(.question) {
      inline-size: 100%;
      block-size: 100%;
      max-block-size: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }

    .header {
      padding: 0.75em min(1em, 5vw) 0.5em;
    }

    .session-warning {
      padding-inline: min(1em, 5vw);
    }

    .body {
      padding: 0.75em min(1em, 5vw) 0;
    }

    .body .actions {
      margin-inline: max(-1em, -5vw);
      padding: 0.625em min(1em, 5vw);
    }

    .actions .button.primary {
      flex: 1 1 auto;
    }

    .sum {
      flex-basis: 100%;
    }
  }

  /* Little height, as when all is much enlarged: what is typed has the room, and the footer comes after it. */
  .low.modal[open] {
    display: block;
    overflow: auto;
    scroll-padding-block: 5em 1em;
  }

  .low .body {
    overflow: visible;
  }

  .low .body .actions {
    position: static;
  }

  @media (forced-colors: active) {
    .spinner {
      border-block-start-color: Canvas;
    }

    .button.primary {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
      border-color: Highlight;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .spinner,
    .body > * > :not(.actions) {
      animation: none;
    }
  }

  @media print {
    dialog {
      position: static;
      margin: 0;
      inline-size: auto;
      max-block-size: none;
      overflow: visible;
      color: #000000;
      color-scheme: light;
      background: #ffffff;
      border: 0;
      box-shadow: none;
    }

    .lines > div {
      break-inside: avoid;
    }

    .actions,
    .close,
    .confirmation-number > .button,
    .question,
    dialog::backdrop {
      display: none;
    }
  }
`;

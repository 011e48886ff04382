import { css } from 'lit';

/** The modal window and the question in front of it. */
export const dialogStyles = css`
  dialog {
    inline-size: min(34rem, calc(100vw - 2rem));
    max-inline-size: none;
    max-block-size: calc(100dvh - 2rem);
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    color: var(--_text);
    background: var(--_surface);
    border: 1px solid var(--_border-quiet);
    border-radius: calc(var(--_radius) * 1.5);
    box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 30%);
    font: 400 1rem/1.5 var(--_font);
    text-align: start;
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
    grid-template-columns: 1fr auto;
    gap: 0 1rem;
    align-items: start;
    padding: 1.25rem 1.5rem 0;
  }

  .merchant {
    grid-column: 1;
    margin: 0;
    color: var(--_text-quiet);
    font-size: 0.875rem;
  }

  .heading {
    grid-column: 1;
    margin: 0;
    font-size: 1.375rem;
    font-weight: 650;
    line-height: 1.25;
  }

  .heading:focus {
    outline: none;
  }

  .close {
    grid-area: 1 / 2 / span 2;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin-block-start: -0.5rem;
    margin-inline-end: -0.75rem;
    padding: 0;
    color: var(--_text-quiet);
    background: none;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    cursor: pointer;
  }

  .close svg {
    display: block;
    margin: auto;
  }

  .close:hover {
    background: var(--_surface-quiet);
  }

  .close[hidden] {
    display: none;
  }

  .body {
    padding: 1rem 1.5rem 1.5rem;
  }

  .actions {
    display: flex;
    flex-wrap: wrap-reverse;
    gap: 0.75rem;
    justify-content: flex-end;
    margin-block-start: 1.5rem;
  }

  .button {
    min-block-size: 2.75rem;
    padding: 0.5rem 1.25rem;
    color: var(--_accent);
    background: none;
    border: 1px solid currentcolor;
    border-radius: var(--_radius);
    font: 600 1rem/1.25 var(--_font);
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

  .button.quiet {
    border-color: transparent;
    padding-inline: 0.75rem;
  }

  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .busy {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    align-items: center;
    padding-block: 2.5rem;
    text-align: center;
  }

  .spinner {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border: 0.25rem solid var(--_border-quiet);
    border-block-start-color: var(--_accent);
    border-radius: 50%;
    animation: turn 1s linear infinite;
  }

  @keyframes turn {
    to {
      rotate: 1turn;
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

  .question {
    inline-size: min(26rem, calc(100vw - 2rem));
    padding: 1.5rem;
  }

  .question p {
    margin: 0.5rem 0 0;
  }

  @media (max-width: 36rem) {
    dialog:not(.question) {
      inline-size: 100vw;
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      border: 0;
      border-radius: 0;
    }

    .header {
      padding: 1rem 1rem 0;
    }

    .body {
      padding: 0.75rem 1rem 1rem;
    }

    .actions .button:not(.quiet) {
      flex: 1 1 100%;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .spinner {
      animation-duration: 4s;
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
      background: none;
      border: 0;
      box-shadow: none;
    }

    .actions,
    .close,
    .question,
    dialog::backdrop {
      display: none;
    }
  }
`;

import { css } from 'lit';

export const actionsStyles = css`
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
    /* At the end of the window, however short the body is. */
    margin-block-start: auto;
    margin-inline: calc(-1 * var(--_inset));
    padding: 0.625em var(--_inset);
    background: var(--_surface);
    border-block-start: 1px solid var(--_border-quiet);
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

  :focus-visible,
  .choice:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  /* The text reaches the element's edge. */
  [data-keeps-focus]:focus-visible {
    outline-offset: 6px;
  }

  @media (max-width: 36rem) {
    .actions .button.primary {
      flex: auto;
    }
  }

  /* The footer follows the form: see dialog.styles.ts. */
  .low .body .actions {
    position: static;
    background: none;
  }

  @media (forced-colors: active) {
    .button.primary {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
      border-color: Highlight;
    }
  }
`;

import { css } from 'lit';

export const textFieldStyles = css`
  /*
   * Label, hint, input and error are rows of the form, so that the inputs of a pair stand in one line. The error has
   * room from the beginning: nothing moves when it appears.
   */
  .field {
    display: grid;
    grid-row: span 4;
    grid-column: 1 / -1;
    grid-template-rows: subgrid;
    row-gap: 0;
    min-inline-size: 0;
  }

  .field.half {
    grid-column: auto;
  }

  .field > :is(.label-line, .hint) {
    margin-block-end: 0.25em;
  }

  /* Without a hint, a label stands directly above its input. */
  .field:not(:has(> .hint)) > .label-line {
    grid-row: 1 / 3;
    align-self: end;
  }

  .field > .hint {
    grid-row: 2;
  }

  .field > input {
    grid-row: 3;
    grid-column: 1;
  }

  .field::after,
  .field > .error {
    grid-row: 4;
    grid-column: 1;
  }

  .field::after {
    min-block-size: 1.25rem;
    content: '';
  }

  /* On a phone, most errors take two lines, and the aside has a line of its own before its content is known. */
  @media (max-width: 30rem) {
    .field::after {
      min-block-size: 2.25rem;
    }

    .field:not(.half) .aside {
      flex-basis: 100%;
      min-block-size: 1.5em;
    }
  }

  .hint,
  .aside {
    margin: 0;
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  input:not([type='radio'], [type='checkbox']) {
    inline-size: 100%;
    min-block-size: 2.75em;
    padding: 0.5em 0.75em;
    color: inherit;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    font: inherit;
  }

  input:not([type='radio'], [type='checkbox']):focus-visible {
    outline-offset: 0;
  }

  input::placeholder {
    color: var(--_text-quiet);
    font-size: 0.875em;
    opacity: 1;
  }

  .label-line {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    align-items: baseline;
    justify-content: space-between;
  }

  .check summary {
    inline-size: fit-content;
    padding-block: 0.125em;
    color: var(--_accent);
    font-size: 0.875em;
    cursor: pointer;
  }
`;

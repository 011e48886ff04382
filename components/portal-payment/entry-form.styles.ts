import { css } from 'lit';

export const entryFormStyles = css`
  /* The room of the picture of a security code. */
  .half .aside {
    align-self: center;
    min-inline-size: 1.75em;
    min-block-size: 1.1em;
  }

  /* Stands in the row of the input, above it. Numbers run from left to right in every language. */
  .field > :is(.sign, .mark) {
    z-index: 1;
    display: flex;
    grid-row: 3;
    grid-column: 1;
    align-self: center;
    justify-self: left;
    padding-inline: 0.75em;
    color: var(--_text-quiet);
    pointer-events: none;
  }

  .field > .mark {
    justify-self: right;
  }

  .field > input:has(~ .mark) {
    padding-inline-end: 3.25em;
  }

  .field > input:has(~ .sign) {
    padding-inline-start: 1.75em;
  }

  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em;
  }

  /* The total, beside the buttons. */
  .sum {
    flex: 1 0 auto;
    max-inline-size: 100%;
    margin: 0;
    /* The font's own height: with a fixed one, lines of a tall font overlap. */
    line-height: normal;
  }

  .sum > div {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 0.375em;
    /* The word may be in a taller font than the amount. */
    align-items: baseline;
    font-size: 1.125em;
    font-weight: 650;
  }

  .sum dd {
    margin: 0;
  }

  .sum .included {
    grid-column: 1 / -1;
    color: var(--_text-quiet);
    font-size: 0.777em;
    font-weight: 400;
  }

  /* The buttons stay together in a narrow place. */
  section .sum {
    flex-basis: 100%;
  }

  @media (max-width: 36rem) {
    .sum {
      flex-basis: 100%;
    }
  }

  .choices.inline .text {
    flex-direction: column;
  }

  .choices.inline .value {
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  /* The choice to save the method. */
  .plain input {
    inline-size: 1.5em;
    block-size: 1.5em;
  }

  .plain {
    min-block-size: 2em;
    border-color: transparent;
    padding: 0;
  }
`;

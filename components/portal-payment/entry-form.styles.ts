import { css } from 'lit';

export const entryFormStyles = css`
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

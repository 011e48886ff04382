import { css } from 'lit';

/** What only the account modal has. */
export const accountStyles = css`
  /* Names and e-mail addresses come without a place to break them, and must not make the window scroll sideways. */
  .merchant,
  .lines dd,
  .note,
  .done,
  .choice .text,
  .summary {
    overflow-wrap: anywhere;
  }

  .payee {
    display: grid;
    gap: 0.5em;
    justify-items: start;
  }

  .payee h3 {
    margin: 0;
    font-size: 1em;
  }

  .payee .button {
    padding-inline: 0;
  }

  .payee .lines {
    inline-size: 100%;
    box-sizing: border-box;
  }
`;

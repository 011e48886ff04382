import { css } from 'lit';

/** Styles of the account modal alone. */
export const accountStyles = css`
  .payee {
    container-type: inline-size;
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

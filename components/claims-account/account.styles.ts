import { css } from 'lit';

export const accountStyles = css`
  .payee {
    container-type: inline-size;
    display: grid;
    gap: 0.5em;
    justify-items: start;
  }

  .payee h3,
  .section {
    margin: 0;
    font-size: 1em;
  }

  .section {
    margin-block-end: 0.5em;
  }

  .payee .button {
    padding-inline: 0;
  }

  /* With forced colors, every button has a border. */
  @media (forced-colors: active) {
    .payee .button {
      padding-inline: 0.75em;
    }
  }

  .payee .lines {
    inline-size: 100%;
    box-sizing: border-box;
  }
`;

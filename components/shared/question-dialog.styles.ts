import { css } from 'lit';

export const questionStyles = css`
  .question {
    --_width: 30em;

    padding: min(1.5em, 5vw);
  }

  .question p {
    margin: 0.5em 0 0;
  }

  .question .actions {
    margin-block-start: 1.5em;
  }

  .question .button {
    flex: auto;
  }
`;

import { css } from 'lit';

export const questionStyles = css`
  .question {
    inline-size: min(30em, calc(100% - 1em));
    padding: min(1.5em, 5vw);
  }

  .question p {
    margin: 0.5em 0 0;
  }

  .question .actions {
    margin-block-start: 1.5em;
  }

  .question .button {
    flex: 1 1 auto;
  }
`;

import { css } from 'lit';

/** Styles of the payment modal alone: the text that is agreed to. */
export const paymentStyles = css`
  .authorization {
    padding: 0.75em 1em;
    border: 1px solid var(--_border-quiet);
    border-radius: var(--_radius);
    font-size: 0.9375em;
  }

  .authorization h3 {
    margin: 0 0 0.25em;
    font-size: 1em;
  }

  .authorization p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

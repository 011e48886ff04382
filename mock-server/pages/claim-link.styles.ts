import { css } from 'lit';

/** Plain, in the colours of the browser: this page has no brand. */
export const claimLinkStyles = css`
  :host {
    display: block;
    max-inline-size: 40em;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }

  :host([hidden]) {
    display: none;
  }

  dl {
    display: grid;
    grid-template-columns: fit-content(45%) 1fr;
    gap: 0.25em 1em;
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
  }

  form,
  fieldset {
    display: grid;
    gap: 0.75em;
    min-inline-size: 0;
  }

  fieldset {
    margin: 0;
    padding: 1em;
    border: 1px solid;
    border-radius: 0.5em;
  }

  .choice {
    display: flex;
    gap: 0.75em;
    align-items: center;
    min-block-size: 2.75em;
  }

  .choice input {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0;
  }

  .field {
    display: grid;
    gap: 0.25em;
    max-inline-size: 20em;
  }

  .hint,
  .error {
    margin: 0;
    font-size: 0.875em;
  }

  .error,
  .problem {
    color: light-dark(#a61b1b, #ff9c8f);
    font-weight: 600;
  }

  input:not([type='radio']),
  select,
  button {
    box-sizing: border-box;
    min-block-size: 2.75em;
    padding: 0.5em 0.75em;
    font: inherit;
  }

  button {
    justify-self: start;
    font-weight: 600;
  }

  :focus-visible {
    outline: 3px solid light-dark(#1d4ed8, #93c5fd);
    outline-offset: 2px;
  }
`;

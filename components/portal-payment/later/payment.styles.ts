export const paymentStyles = /* css */ `
  .authorization {
    display: flex;
    flex-flow: row-reverse wrap;
    align-items: start;
    padding: 0.75em 1em;
    border: 1px solid var(--_border-quiet);
    border-radius: var(--_radius);
    font-size: 0.9375em;
  }

  .authorization .button {
    /* A finger's size, without pushing the heading down. */
    min-block-size: 3em;
    margin-block: -0.75em -0.5em;
    margin-inline-end: -0.5em;
    padding: 0 0.5em;
  }

  /* Every button has a border there. */
  @media (forced-colors: active) {
    .authorization .button {
      margin: 0 0 0.25em 0.5em;
    }
  }

  .authorization h3 {
    flex: 1 1 9em;
    margin: 0 0 0.25em;
    font-size: 1em;
  }

  .authorization p {
    flex-basis: 100%;
    margin: 0;
    overflow-wrap: anywhere;
  }

  .start {
    align-self: start;
  }

  /* The focus ring of the receipt by e-mail is as high as its text. */
  .stack .stack {
    flex: none;
  }

  /* With large text, the date of a debit needs the whole line. */
  @container (max-width: 14em) {
    .notice {
      grid-template-columns: 1fr;
    }
  }

  @media print {
    .authorization .button {
      display: none;
    }
  }
`;

/** Errors and pictures of form fields. Their texts and drawings come later, too. */
export const fieldDetailsStyles = /* css */ `
  .error {
    display: flex;
    gap: 0.375em;
    margin: 0.125rem 0 0.0625rem;
    color: var(--_error);
    font-size: 0.875em;
    font-weight: 600;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }

  .field:has(.error) input:not([type='radio'], [type='checkbox']) {
    border-color: var(--_error);
    border-inline-start-width: 4px;
  }

  .choices:has(> .error) > .options > .choice {
    border-color: var(--_error);
  }

  .drawing {
    max-inline-size: 100%;
    block-size: auto;
  }

  .mark svg,
  .marks svg,
  .picture {
    inline-size: 2em;
    block-size: 1.25em;
    background: #fff;
    border: 1px solid var(--_border-quiet);
    border-radius: 0.25em;
  }

  .marks svg,
  .picture {
    display: block;
    inline-size: 1.75em;
    block-size: 1.1em;
  }
`;

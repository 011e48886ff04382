/* The status of a request, and the actions of its parties. */
export const adjusterLaterStyles = /* css */ `
  /* Canceling cannot be undone, so its button is away from those that close. */
  .body .danger {
    margin-inline-end: auto;
  }

  .parties:has(thead .action) thead th:first-child {
    inline-size: 28%;
  }

  /* Aligned with the other texts of the row. */
  .parties .button {
    display: block;
    min-block-size: 2.75rem;
    margin: -0.625rem -0.5em;
    padding-inline: 0.5em;
    font-size: 0.875em;
    text-align: inherit;
  }

  /* A word and a sign for it. */
  .pill {
    display: inline-flex;
    gap: 0.25em;
    align-items: center;
    padding: 0.0625em 0.5em 0.0625em 0.25em;
    background: var(--_surface-quiet);
    border: 1px solid var(--_border-quiet);
    border-radius: 1em;
    font-size: 0.875em;
    font-weight: 600;
  }

  .pill.done .icon {
    color: var(--_success);
  }

  .pill.problem {
    color: var(--_error);
    background: var(--_error-surface);
    border-color: currentcolor;
  }

  .pill.ended {
    color: var(--_text-quiet);
  }

  .pill + .small {
    margin-block-start: 0.25em;
  }

  @container (min-width: 45em) {
    .parties thead .action {
      inline-size: 10.5em;
    }
  }

  @media print {
    .parties .action {
      display: none;
    }
  }
`;

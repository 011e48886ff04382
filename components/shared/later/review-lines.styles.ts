/* Lines of a review: with amounts and Change links. */
export const reviewLinesStyles = /* css */ `
  .lines:has(.change) {
    grid-template-columns: minmax(min(5em, 40%), auto) 1fr auto;
  }

  .lines .change button {
    display: block;
    /* A finger's size, without making the line higher. */
    min-block-size: 2.75rem;
    margin-block: -0.75rem;
    padding: 0.125em 0.375em;
    color: var(--_accent);
    background: none;
    border: 0;
    font: 600 0.875em/1.25 var(--_font);
    text-decoration: underline;
    text-underline-offset: 0.15em;
    cursor: pointer;
    white-space: nowrap;
  }

  /* Amounts are aligned below one another. */
  .lines.sums dd {
    text-align: end;
  }

  .modal:dir(rtl) .lines.sums dd {
    text-align: left;
  }

  .lines .total:not(:only-child) {
    padding-block-start: 0.375em;
    border-block-start: 1px solid var(--_border-quiet);
  }

  .lines .total {
    font-size: 1.25em;
    font-weight: 650;
  }

  .lines .total dt {
    color: inherit;
    font-size: 1em;
  }

  .lines .total .change {
    font-size: 0.8em;
  }

  /* An amount stays on one line. */
  .lines .total dd {
    white-space: nowrap;
  }

  @container (max-width: 20em) {
    .lines.sums > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: 0 0.5em;
    }

    .lines.sums dt {
      flex: 1 0 auto;
      inline-size: auto;
      max-inline-size: 100%;
    }
  }
`;

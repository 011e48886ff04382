export const summaryLinesStyles = /* css */ `
  .lines {
    display: grid;
    grid-template-columns: minmax(min(8em, 40%), auto) 1fr;
    gap: 0.375em 1em;
    margin: 0;
    padding: 0.75em 1em;
    background: var(--_surface-quiet);
    border-radius: var(--_radius);
    overflow-wrap: break-word;
  }

  .lines > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }

  .lines dt {
    min-inline-size: 0;
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  .lines:has(.change) {
    grid-template-columns: minmax(min(5em, 40%), auto) 1fr auto;
  }

  .lines:not(.sums) > div:not(:has(.change)) dd {
    grid-column: 2 / -1;
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

  .lines dd {
    margin: 0;
  }

  /* The column is as wide as its longest word or date. Only a longer word breaks. */
  .lines:not(.sums) dd {
    max-inline-size: 50cqi;
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

  /* On a phone, and with large text, a value has the whole line. */
  @container (max-width: 26em) {
    .lines {
      column-gap: 0.5em;
      padding-inline: 0.75em;
    }

    .lines:not(.sums) > div {
      display: flex;
      flex-wrap: wrap;
    }

    .lines dt {
      inline-size: 100%;
    }

    .lines:not(.sums) dd:first-of-type {
      flex: 1 1 8em;
      min-inline-size: 0;
      max-inline-size: 100%;
    }
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

  @container (max-width: 14em) {
    .lines {
      padding-inline: 0.25em;
    }
  }

  @media print {
    .lines > div {
      break-inside: avoid;
    }
  }
`;

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

  .lines:not(.sums) > div:not(:has(.change)) dd {
    grid-column: 2 / -1;
  }

  .lines dd {
    margin: 0;
  }

  /* The column is as wide as its longest word or date. Only a longer word breaks. */
  .lines:not(.sums) dd {
    max-inline-size: 50cqi;
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

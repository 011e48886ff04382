import { css } from 'lit';

export const adjusterStyles = css`
  .modal {
    --_width: 60em;
  }

  .title {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    align-items: center;
  }

  /* The table's head would stick below the padding. */
  .body {
    padding-block-start: 0;
  }

  .body > :first-child {
    padding-block-start: 0.75em;
  }

  /* Claim details have a line each. */
  .lines dd {
    font-size: 0.875em;
    white-space: pre-line;
  }

  .parties :focus {
    outline-offset: 0;
  }

  .parties {
    inline-size: 100%;
    border-spacing: 0;
    table-layout: fixed;
  }

  .parties thead th:first-child {
    inline-size: 36%;
  }

  .parties thead .state {
    inline-size: 27%;
  }

  .parties thead .amount {
    inline-size: 14%;
  }

  .parties tr {
    break-inside: avoid;
  }

  .parties caption {
    padding-block-end: 0.25em;
    font-weight: 600;
  }

  /* All texts begin on the same side. The value start would depend on each text's direction. */
  .parties,
  .parties :is(caption, th, td) {
    text-align: inherit;
  }

  .parties :is(th, td) {
    padding: 0.625em 0.75em;
    border-block-end: 1px solid var(--_border-quiet);
    overflow-wrap: anywhere;
    font-weight: inherit;
    vertical-align: top;
  }

  .parties thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding: 0.5em 0.857em;
    color: var(--_text-quiet);
    background: var(--_surface);
    border-block-end-color: var(--_border);
    font-size: 0.875em;
  }

  .parties .amount {
    padding-inline: 0.25em;
    text-align: right;
    white-space: nowrap;
  }

  .parties .name,
  .parties tfoot {
    font-weight: 600;
  }

  .parties tfoot :is(th, td) {
    border: 0;
  }

  .parties .small {
    display: block;
    color: var(--_text-quiet);
    font-size: 0.875em;
    white-space: pre-line;
  }

  @container (min-width: 45em) {
    .stack > .lines {
      grid-template-columns: repeat(2, auto minmax(30%, 1fr));
    }

    .stack > .lines > div {
      grid-column: span 2;
    }

    .stack > .lines dd {
      min-inline-size: 0;
    }
  }

  @container (max-width: 45em) {
    .parties thead {
      position: absolute;
      clip-path: inset(50%);
    }

    .parties,
    .parties :is(caption, tbody, tfoot, tr, th, td) {
      display: block;
    }

    .parties tr {
      margin-block-end: 0.75em;
      padding: 0.75em 1em;
      background: var(--_surface-quiet);
      border-radius: var(--_radius);
    }

    .parties :is(th, td) {
      padding: 0.1875em 0;
      border: 0;
    }

    .parties td,
    .parties td.amount {
      display: grid;
      grid-template-columns: 7em minmax(0, 1fr);
      gap: 0 1em;
      padding-inline: 0;
      text-align: inherit;
      white-space: normal;
    }

    .parties td > * {
      grid-column: 2;
      justify-self: start;
    }

    .parties td::before {
      grid-row: span 3;
      color: var(--_text-quiet);
      content: attr(data-header);
    }

    .parties td:empty {
      display: none;
    }
  }

  @container (max-width: 19em) {
    .parties td,
    .parties td.amount {
      grid-template-columns: minmax(0, 1fr);
    }

    .parties td > * {
      grid-column: 1;
    }
  }
`;

import { css } from 'lit';

export const adjusterStyles = css`
  .modal:has(.parties, .lines, .busy, .spinner) {
    --_width: 60em;
  }

  /* It cannot be undone, and stands apart from what closes. */
  .body .danger {
    margin-inline-end: auto;
  }

  .stack h3 {
    margin: 0 0 0.375em;
    font-size: 1em;
  }

  /* Extended parameters have names of the uploader's own. */
  .lines dt,
  .details,
  .parties tbody th,
  .parties td {
    overflow-wrap: anywhere;
  }

  .parties :focus-visible,
  .parties tr:focus {
    outline-offset: 0;
  }

  .details {
    margin: 0;
    padding-inline-start: 1.25em;
  }

  .parties {
    position: relative;
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  .parties thead th:first-child {
    inline-size: 28%;
  }

  .parties thead .state {
    inline-size: 26%;
  }

  .parties thead .amount {
    inline-size: 13%;
  }

  .parties caption {
    padding-block-end: 0.375em;
    font-weight: 600;
  }

  /* All texts begin on one side; start would be a side of each text's own. */
  .parties,
  .parties caption,
  .parties th,
  .parties td {
    text-align: inherit;
  }

  .parties th,
  .parties td {
    padding: 0.625em 0.75em;
    border-block-end: 1px solid var(--_border-quiet);
    font-weight: inherit;
    vertical-align: top;
  }

  .parties thead th {
    padding-inline: 0.857em;
    color: var(--_text-quiet);
    border-block-end-color: var(--_border);
    font-size: 0.875em;
  }

  .parties .amount {
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }

  .parties .name {
    font-weight: 600;
  }

  .parties .small {
    display: block;
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  /* Clear of the ring around the button above it. */
  .parties .button + .small {
    margin-block-start: 0.625em;
  }

  .parties .button {
    padding: 0.25em 0.5em;
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
    max-inline-size: 100%;
  }

  .pill span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
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
      inline-size: 13em;
    }
  }

  @container (max-width: 45em) {
    .parties thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    .parties,
    .parties caption,
    .parties tbody,
    .parties tr,
    .parties th,
    .parties td {
      display: block;
    }

    .parties tbody tr {
      margin-block-end: 0.75em;
      padding: 0.75em 1em;
      background: var(--_surface-quiet);
      border-radius: var(--_radius);
    }

    .parties tbody th,
    .parties td {
      padding: 0.1875em 0;
      border: 0;
    }

    .parties td,
    .parties td.amount {
      display: grid;
      grid-template-columns: minmax(5em, 2fr) minmax(0, 3fr);
      gap: 0 1em;
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

    .parties td:not(:has(*)):is(.action) {
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

  @media print {
    .parties tr {
      break-inside: avoid;
    }

    .parties .action {
      display: none;
    }
  }
`;

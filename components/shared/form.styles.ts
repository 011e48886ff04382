import { css } from 'lit';

/** Fields, choices, summaries and error texts. */
export const formStyles = css`
  form,
  .stack {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
    gap: 1em;
  }

  form {
    gap: 0.875em;
  }

  fieldset {
    display: grid;
    gap: 0.5em;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend,
  .label {
    padding: 0;
    font-size: 0.875em;
    font-weight: 600;
    line-height: 1.4;
  }

  legend {
    margin-block-end: 0.25rem;
  }

  .fields {
    display: grid;
    /* Two columns, or one where text is much enlarged. */
    grid-template-columns: repeat(auto-fit, minmax(min(max(9em, 40%), 100%), 1fr));
    column-gap: 1em;
    margin-block-end: -0.625rem;
  }

  /* Label, hint, error and input are rows of the form, so that the inputs of a pair stand in one line. */
  .field {
    display: grid;
    grid-row: span 4;
    grid-column: 1 / -1;
    grid-template-rows: subgrid;
    row-gap: 0;
    min-inline-size: 0;
  }

  .field.half {
    grid-column: auto;
  }

  .field > :not(input) {
    margin-block-end: 0.25em;
  }

  /* Without hint and error a label stands above its input, however long the error is beside it. */
  .field:not(:has(> .hint, > .error)) > .label-line {
    grid-row: 1 / 4;
    align-self: end;
  }

  .field > .hint {
    grid-row: 2;
  }

  .field > .error {
    grid-row: 3;
  }

  .field > input {
    grid-row: 4;
    grid-column: 1;
    margin-block-end: 0.625rem;
  }

  .hint {
    margin: 0;
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  input:not([type='radio'], [type='checkbox']) {
    inline-size: 100%;
    min-block-size: 2.75em;
    padding: 0.5em 0.75em;
    color: inherit;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    font: inherit;
  }

  input:not([type='radio'], [type='checkbox']):focus-visible {
    outline-offset: 0;
  }

  input::placeholder {
    color: var(--_text-quiet);
    font-size: 0.875em;
    opacity: 1;
  }

  .numeric {
    font-variant-numeric: tabular-nums;
  }

  .label-line {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    align-items: baseline;
    justify-content: space-between;
  }

  .aside {
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  /* Stands in the row of the input, above it. */
  .field > :is(.sign, .mark) {
    z-index: 1;
    display: flex;
    grid-row: 4;
    grid-column: 1;
    gap: 0.25em;
    align-self: center;
    justify-self: start;
    margin-block-end: 0.625rem;
    padding-inline: 0.75em;
    color: var(--_text-quiet);
    pointer-events: none;
  }

  /* As many as there is room for. */
  .field > .mark {
    flex-wrap: wrap;
    justify-self: end;
    min-inline-size: 0;
    block-size: 1.25em;
    overflow: hidden;
  }

  .field > input:has(~ .sign) {
    padding-inline-start: 1.75em;
  }

  .mark svg {
    inline-size: 2em;
    block-size: 1.25em;
    fill: currentcolor;
    border: 1px solid var(--_border-quiet);
    border-radius: 0.25em;
  }

  .error {
    display: flex;
    gap: 0.375em;
    margin: 0;
    color: var(--_error);
    font-size: 0.875em;
    font-weight: 600;
  }

  .field:has(.error) input:not([type='radio'], [type='checkbox']) {
    border-color: var(--_error);
    border-inline-start-width: 4px;
  }

  .choice .text {
    line-height: 1.25;
  }

  .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 0.75em;
    align-items: center;
    min-block-size: 2.75em;
    padding: 0.3125em 0.75em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    cursor: pointer;
  }

  .choice:has(:checked) {
    background: var(--_surface-quiet);
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }

  .choice:has(:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  .choice input {
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0;
    accent-color: var(--_accent);
    font: inherit;
    outline: none;
  }

  .choice .text {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    justify-content: space-between;
    min-inline-size: 0;
  }

  .choice .value {
    font-variant-numeric: tabular-nums;
  }

  .choices.inline {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }

  .choices.inline > legend {
    float: inline-start;
    inline-size: 100%;
    margin: 0;
  }

  .choices.inline > .error {
    flex-basis: 100%;
  }

  .choices.inline .choice {
    flex: 1 1 10em;
    align-content: center;
  }

  .choices.inline .text {
    flex-direction: column;
  }

  .choices.inline .value {
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  .choices:has(.error) .choice {
    border-color: var(--_error);
  }

  .plain input {
    inline-size: 1.5em;
    block-size: 1.5em;
  }

  .plain {
    min-block-size: 2em;
    border-color: transparent;
    padding: 0;
  }

  .plain:has(:checked) {
    background: none;
    border-color: transparent;
    box-shadow: none;
  }

  .summary {
    scroll-margin-block: 2.5em;
    padding: 1em;
    color: var(--_text);
    background: var(--_error-surface);
    border: 1px solid var(--_error);
    border-inline-start-width: 5px;
    border-radius: var(--_radius);
  }

  .summary h3 {
    margin: 0;
    font-size: 1.0625em;
  }

  .summary p,
  .summary ul {
    margin: 0.25em 0 0;
    padding: 0;
    list-style: none;
  }

  .summary a {
    display: inline-block;
    padding-block: 0.25em;
    color: var(--_error);
    font-weight: 600;
    text-underline-offset: 0.15em;
  }

  /* Names and e-mail addresses come without a place to break them, and must not make the window scroll sideways. */
  .merchant,
  .heading,
  .error,
  .lines dd,
  .note,
  .notice,
  .choice .text,
  .summary {
    overflow-wrap: anywhere;
  }

  /* What has lines in it lays them out by its own width in its own text size. Not the body: a form would be laid out twice. */
  .stack {
    container-type: inline-size;
  }

  .lines {
    display: grid;
    grid-template-columns: minmax(min(8em, 40%), auto) 1fr;
    gap: 0.375em 1em;
    margin: 0;
    padding: 1em;
    background: var(--_surface-quiet);
    border-radius: var(--_radius);
  }

  .lines > div {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
    align-items: baseline;
  }

  .lines dt {
    min-inline-size: 0;
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  .lines dd {
    min-inline-size: 0;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  /* Amounts stand below one another. */
  .lines.sums dd {
    text-align: end;
  }

  dialog:dir(rtl) .lines.sums dd {
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

  /* A sum is never broken. */
  .lines .total dd {
    min-inline-size: auto;
    white-space: nowrap;
  }

  .note {
    margin: 0;
    color: var(--_text-quiet);
    font-size: 0.9375em;
  }

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

  .start {
    align-self: start;
  }

  /* The connection, and whom to call. */
  .secure {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.375em;
    align-items: center;
    margin: 0;
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  .phone {
    display: inline-block;
    padding-block: 0.125em;
    color: inherit;
    text-underline-offset: 0.15em;
  }

  .icon {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .stack > p {
    margin: 0;
  }

  .notice {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.75em;
  }

  .notice .icon {
    inline-size: 1.75em;
    block-size: 1.75em;
    margin-block-start: -0.125em;
  }

  .done {
    font-weight: 600;
  }

  .done .icon {
    color: var(--_success);
  }

  .confirmation-number {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
    align-items: last baseline;
  }

  .confirmation-number dl {
    margin: 0;
  }

  .copied::after {
    content: ' ✓';
  }

  .confirmation-number dt {
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  .confirmation-number dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: 1.375em;
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }

  @container (max-width: 19em) {
    .lines,
    .lines > div {
      grid-column: auto;
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media (forced-colors: active) {
    .choice:has(:checked):not(:has(:focus-visible)) {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`;

export const errorSummaryStyles = /* css */ `
  .summary {
    scroll-margin-block: 2.5em;
    padding: 1em;
    color: var(--_text);
    background: var(--_error-surface);
    border: 1px solid var(--_error);
    border-inline-start-width: 5px;
    border-radius: var(--_radius);
    overflow-wrap: anywhere;
  }

  .corrected,
  .summary:has(.corrected):not(:has(li:not(.corrected))) {
    visibility: hidden;
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
`;

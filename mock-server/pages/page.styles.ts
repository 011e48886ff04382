import { css, unsafeCSS } from 'lit';
import { tokens } from '../../components/shared/tokens.styles.ts';

/** The colors of the modals. Outside a shadow root they belong to the page. */
const colors = unsafeCSS(tokens.cssText.replace(/:host\([^}]*\}/g, '').replace(':host', ':root'));

/** The style sheet of the sandbox's pages, as text: their policy allows only style sheets in files. */
export const pageStyles = css`
  ${colors}

  :root {
    color-scheme: light dark;
    color: var(--_text);
    /* Cards are lighter than the page. */
    background: light-dark(#f4f6f9, #12161b);
    font: 400 100%/1.5 var(--_font);
  }

  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }

  body {
    margin: 0;
    padding: 0 1rem 3rem;
    overflow-wrap: break-word;
  }

  .bar,
  main {
    max-inline-size: 34rem;
    margin-inline: auto;
  }

  .wide :is(.bar, main) {
    max-inline-size: 62rem;
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    min-block-size: 3.75rem;
    padding-block: 0.5rem;
  }

  .bar :is(h1, p) {
    display: inline;
    font-size: 1em;
  }

  .bar nav {
    margin-inline: -0.75rem;
  }

  .bar nav a {
    display: inline-block;
    padding: 0.625rem 0.75rem;
  }

  .card {
    margin-block-end: 1.5rem;
    padding: 1.5rem;
    background: var(--_surface);
    border: 1px solid var(--_border-quiet);
    border-radius: calc(var(--_radius) * 1.5);
  }

  summary {
    min-block-size: 1.75rem;
    cursor: pointer;
  }

  a {
    color: var(--_accent);
  }

  h2 {
    margin: 0;
    font-size: 1.25rem;
  }

  h3 {
    margin: 1.25rem 0 0.25rem;
    font-size: 1rem;
  }

  p,
  ul {
    margin: 0.25rem 0 0;
  }

  .quiet,
  time {
    color: var(--_text-quiet);
    font-size: 0.875rem;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  /* Each link is a separate target. */
  :is(.links, .mails) a {
    display: inline-block;
    padding-block: 0.625rem;
  }

  code,
  pre {
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: 0.875rem;
  }

  pre {
    margin: 0;
    padding: 0.75rem 1rem;
    overflow-wrap: anywhere;
    background: var(--_surface-quiet);
    white-space: pre-wrap;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 0.375rem 1rem 0.375rem 0;
    border-block-end: 1px solid var(--_border-quiet);
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: baseline;
  }

  th {
    overflow-wrap: normal;
  }

  label {
    display: block;
    font-weight: 600;
  }

  input,
  select,
  button {
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    color: inherit;
    font: inherit;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }

  input,
  select {
    inline-size: min(100%, 34rem);
  }

  input + .quiet {
    display: block;
  }

  .problem {
    color: var(--_error);
    font-weight: 600;
  }

  .mail-text {
    padding-block: 0.5rem;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  @media (max-width: 48rem) {
    /* Each row becomes a list, so that all columns are visible without scrolling. */
    table,
    tbody,
    tr,
    td {
      display: block;
    }

    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    tr {
      padding-block: 0.625rem;
      border-block-end: 1px solid var(--_border-quiet);
    }

    td {
      display: grid;
      grid-template-columns: minmax(6rem, 35%) minmax(0, 1fr);
      gap: 1rem;
      padding: 0.125rem 0;
      border: 0;
    }

    td::before {
      content: attr(data-head) / '';
      color: var(--_text-quiet);
    }

    td:empty {
      display: none;
    }
  }

  @media print {
    .bar {
      display: none;
    }
  }
`.cssText;

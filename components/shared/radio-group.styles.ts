import { css } from 'lit';

export const radioGroupStyles = css`
  .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 0.75em;
    align-items: center;
    min-block-size: 2.75em;
    padding: 0.1875em 0.75em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    cursor: pointer;
  }

  .choice:not(.plain):has(:checked) {
    background: var(--_surface-quiet);
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
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
    /* The font's own height, so that a value below its text does not overlap it. */
    line-height: normal;
    overflow-wrap: anywhere;
  }

  .options {
    display: grid;
    gap: 0.5em;
  }

  .choices.inline .options {
    display: flex;
    flex-wrap: wrap;
  }

  .choices.inline .choice {
    flex: 1 1 10em;
    align-content: center;
  }

  @media (forced-colors: active) {
    .choice:has(:checked):not(:has(:focus-visible)) {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`;

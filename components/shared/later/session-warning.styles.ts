export const sessionWarningStyles = /* css */ `
  .session-warning {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    align-items: center;
    justify-content: space-between;
    padding-inline: var(--_inset);
    background: var(--_surface-quiet);
  }

  /* Over the heading, so that the form does not move while a person types. */
  .modal > .session-warning {
    position: absolute;
    inset: 0 0 auto;
    z-index: 2;
    padding-block: 0.5em;
    padding-inline-end: 4em;
    border-block-end: 1px solid var(--_border-quiet);
    border-radius: inherit;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  /* A low dialog scrolls as a whole. */
  dialog.low > .session-warning {
    position: fixed;
    border-radius: 0;
  }

  .session-warning p {
    flex: 1 1 12em;
    margin: 0.5em 0;
    font-size: 0.875em;
    font-weight: 600;
  }

  .session-warning .button {
    margin-inline: -0.75em;
  }
`;

import { css } from 'lit';

export const sessionWarningStyles = css`
  .session-warning {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    align-items: center;
    justify-content: space-between;
    padding-inline: var(--_inset);
    background: var(--_surface-quiet);
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

import { css } from 'lit';

export const iconsStyles = css`
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
`;

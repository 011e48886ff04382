import { css } from 'lit';

/** Icons, and telephone numbers. */
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

  .phone {
    display: inline-block;
    padding-block: 0.125em;
    color: inherit;
    text-underline-offset: 0.15em;
  }
`;

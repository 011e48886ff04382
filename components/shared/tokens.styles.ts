import { css } from 'lit';

/** The design tokens. Pages set the public `--portal-*` properties; the private ones have the defaults. */
export const tokens = css`
  :host {
    --_surface: var(--portal-color-surface, light-dark(#ffffff, #1b1f26));
    --_surface-quiet: var(--portal-color-surface-quiet, light-dark(#f4f6f9, #242a33));
    --_text: var(--portal-color-text, light-dark(#1b2430, #eef2f7));
    --_text-quiet: var(--portal-color-text-quiet, light-dark(#526072, #b2bdcb));
    --_border: var(--portal-color-border, light-dark(#7c8a9b, #7f8da0));
    --_border-quiet: var(--portal-color-border-quiet, light-dark(#d9dfe7, #39424f));
    --_accent: var(--portal-color-accent, light-dark(#1a5fb4, #8fbcff));
    --_on-accent: var(--portal-color-on-accent, light-dark(#ffffff, #0b1f3a));
    --_error: var(--portal-color-error, light-dark(#b3261e, #ffb4ab));
    --_error-surface: var(--portal-color-error-surface, light-dark(#fdf0ef, #3b1f1d));
    --_success: var(--portal-color-success, light-dark(#18733a, #7fd69b));
    --_backdrop: var(--portal-color-backdrop, rgb(13 20 30 / 55%));
    --_radius: var(--portal-radius, 0.5rem);
    --_font: var(--portal-font-family, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif);
  }

  /* Some pages hide everything in the body. The element shows only an open modal. */
  :host(:not([display='inline'])) {
    display: contents !important;
  }

  :host([display='inline']:not([hidden])) {
    display: block;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`;

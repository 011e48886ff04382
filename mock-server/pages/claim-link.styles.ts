import { css } from 'lit';
import { actionsStyles } from '../../components/shared/actions.styles.ts';
import { formStyles } from '../../components/shared/form.styles.ts';
import { iconsStyles } from '../../components/shared/icons.styles.ts';
import { noticesStyles } from '../../components/shared/notices.styles.ts';
import { radioGroupStyles } from '../../components/shared/radio-group.styles.ts';
import { summaryLinesStyles } from '../../components/shared/summary-lines.styles.ts';
import { textFieldStyles } from '../../components/shared/text-field.styles.ts';
import { tokens } from '../../components/shared/tokens.styles.ts';

/** The styles of the modals, and those of the page behind a link. */
export const claimLinkStyles = [
  tokens,
  formStyles,
  textFieldStyles,
  radioGroupStyles,
  actionsStyles,
  noticesStyles,
  iconsStyles,
  summaryLinesStyles,
  css`
    .stack {
      color: var(--_text);
      font: 400 1rem/1.5 var(--_font);
      overflow-wrap: anywhere;
    }

    p,
    h2 {
      margin: 0;
    }

    .merchant,
    .help {
      color: var(--_text-quiet);
      font-size: 0.875em;
    }

    h2 {
      font-size: 1.25em;
      font-weight: 650;
      line-height: 1.4;
      text-wrap: balance;
    }

    h2:focus,
    legend:focus {
      outline: none;
    }

    /* The confirmation number comes first. */
    .lines .total:first-child {
      padding: 0;
      border: 0;
    }

    .details {
      padding: 1em;
      border: 1px solid var(--_border-quiet);
      border-radius: var(--_radius);
    }

    .details legend {
      float: inline-start;
    }

    .field > select {
      grid-row: 4;
      min-block-size: 2.75em;
      margin-block-end: 0.625rem;
      padding: 0.5em 0.75em;
      color: inherit;
      background: var(--_surface);
      border: 1px solid var(--_border);
      border-radius: var(--_radius);
      font: inherit;
    }

    select[aria-invalid] {
      border-color: var(--_error);
      border-inline-start-width: 4px;
    }

    .actions .button {
      flex: 0 1 auto;
    }

    .actions .button.primary {
      flex: 1 1 14em;
    }

    .problem {
      padding: 0.75em 1em;
      background: var(--_error-surface);
      border: 1px solid var(--_error);
      border-inline-start-width: 5px;
      border-radius: var(--_radius);
    }

    .problem .icon {
      color: var(--_error);
    }

    /* Live regions must exist before their text is set. */
    [role='alert']:empty,
    [role='status']:empty {
      position: absolute;
    }

    .help {
      padding-block-start: 0.75rem;
      border-block-start: 1px solid var(--_border-quiet);
    }

    @media print {
      form {
        display: none;
      }
    }
  `,
];

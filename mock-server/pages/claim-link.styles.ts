import { css, unsafeCSS } from 'lit';
import { actionsStyles } from '../../components/shared/actions.styles.ts';
import { formStyles } from '../../components/shared/form.styles.ts';
import { iconsStyles } from '../../components/shared/icons.styles.ts';
import { noticesStyles } from '../../components/shared/notices.styles.ts';
import { radioGroupStyles } from '../../components/shared/radio-group.styles.ts';
import { fieldDetailsStyles } from '../../components/shared/later/field-details.styles.ts';
import { laterStyles } from '../../components/shared/later/later.styles.ts';
import { reviewLinesStyles } from '../../components/shared/later/review-lines.styles.ts';
import { summaryLinesStyles } from '../../components/shared/summary-lines.ts';
import { textFieldStyles } from '../../components/shared/text-field.styles.ts';
import { tokens } from '../../components/shared/tokens.styles.ts';

export const claimLinkStyles = [
  tokens,
  formStyles,
  textFieldStyles,
  radioGroupStyles,
  actionsStyles,
  noticesStyles,
  iconsStyles,
  summaryLinesStyles,
  unsafeCSS(laterStyles + reviewLinesStyles + fieldDetailsStyles),
  css`
    .stack {
      color: var(--_text);
      font: 400 1rem/1.5 var(--_font);
      font-variant-numeric: tabular-nums;
      overflow-wrap: break-word;
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
    }

    :is(h2, legend):focus {
      outline: none;
    }

    .details {
      display: grid;
      gap: 0.5em;
      padding-inline: 1em;
      padding-block: 0.25em 0.75em;
    }

    .problem,
    .problem .icon {
      color: var(--_error);
    }

    /* Live regions must exist before their text is set. */
    [role='alert']:empty,
    [role='status']:empty {
      position: absolute;
    }

    .heard {
      position: absolute;
      clip-path: inset(50%);
    }

    @media print {
      form {
        display: none;
      }
    }
  `,
];

import { errorSummaryStyles } from './error-summary.styles.ts';
import { sessionWarningStyles } from './session-warning.styles.ts';

const outcomeAndPrintStyles = /* css */ `
  .done {
    font-weight: 600;
  }

  .done .icon {
    color: var(--_success);
  }

  .stack > .spinner {
    align-self: center;
  }

  @media print {
    .modal {
      position: static;
      margin: 0;
      inline-size: auto;
      max-block-size: none;
      overflow: visible;
      color: #000000;
      color-scheme: light;
      background: #ffffff;
      border: 0;
      box-shadow: none;
    }

    .header {
      display: block;
    }

    .close,
    .close[hidden],
    .actions,
    .question,
    .unprinted,
    dialog::backdrop {
      display: none;
    }
  }
`;

export const laterStyles = errorSummaryStyles + sessionWarningStyles + outcomeAndPrintStyles;

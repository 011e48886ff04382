import { css } from 'lit';
import { actionsStyles } from './actions.styles.ts';
import { confirmationNumberStyles } from './confirmation-number.styles.ts';
import { dialogStyles } from './dialog.styles.ts';
import { errorSummaryStyles } from './error-summary.styles.ts';
import { formStyles } from './form.styles.ts';
import { iconsStyles } from './icons.styles.ts';
import { noticesStyles } from './notices.styles.ts';
import { questionStyles } from './question-dialog.styles.ts';
import { radioGroupStyles } from './radio-group.styles.ts';
import { sessionWarningStyles } from './session-warning.styles.ts';
import { summaryLinesStyles } from './summary-lines.styles.ts';
import { textFieldStyles } from './text-field.styles.ts';
import { tokens } from './tokens.styles.ts';

export const modalStyles = css`
  ${tokens}
  ${dialogStyles}
  ${actionsStyles}
  ${questionStyles}
  ${sessionWarningStyles}
  ${noticesStyles}
  ${iconsStyles}
  ${formStyles}
  ${textFieldStyles}
  ${radioGroupStyles}
  ${errorSummaryStyles}
  ${summaryLinesStyles}
  ${confirmationNumberStyles}
`;

import { errorSummaryStyles } from './error-summary.styles.ts';
import { sessionWarningStyles } from './session-warning.styles.ts';
import { summaryLinesStyles } from './summary-lines.styles.ts';

export const laterStyles = errorSummaryStyles + sessionWarningStyles + summaryLinesStyles;

import { errorSummaryStyles } from './error-summary.styles.ts';
import { outcomeStyles } from './outcome.styles.ts';
import { printStyles } from './print.styles.ts';
import { sessionWarningStyles } from './session-warning.styles.ts';
import { summaryLinesStyles } from './summary-lines.styles.ts';

export const laterStyles = errorSummaryStyles + outcomeStyles + printStyles + sessionWarningStyles + summaryLinesStyles;

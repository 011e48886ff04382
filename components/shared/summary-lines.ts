import { html, nothing, unsafeCSS } from 'lit';
import { breakable } from './breakable.ts';
import { ignoreDoubleClick } from './ignore-double-click.ts';
import { provide } from './later/base.ts';
import { summaryLinesStyles as styles } from './later/summary-lines.styles.ts';
import { warningNotice } from './notices.ts';
import { withPhone } from './phone-link.ts';

// For the lines of the claims modals' forms, and for what their later part shows.
provide({ html, nothing, breakable, ignoreDoubleClick, warningNotice, withPhone });

export const summaryLinesStyles = unsafeCSS(styles);

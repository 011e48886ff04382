import { html, nothing, unsafeCSS } from 'lit';
import { breakable } from './breakable.ts';
import { provide } from './later/base.ts';
import { laterStyles as styles } from './later/later.styles.ts';
import { warningNotice } from './notices.ts';
import { withPhone } from './phone-link.ts';

// The claims modals show these from the beginning.
provide({ html, nothing, breakable, warningNotice, withPhone });

export const laterStyles = unsafeCSS(styles);

import { css } from 'lit';
import { actionsStyles } from './actions.styles.ts';
import { dialogStyles } from './dialog.styles.ts';
import { formStyles } from './form.styles.ts';
import { iconsStyles } from './icons.styles.ts';
import { noticesStyles } from './notices.styles.ts';
import { questionStyles } from './question-dialog.styles.ts';
import { tokens } from './tokens.styles.ts';

export const modalStyles = css`
  ${tokens}
  ${dialogStyles}
  ${actionsStyles}
  ${questionStyles}
  ${noticesStyles}
  ${iconsStyles}
  ${formStyles}
`;

import { html } from 'lit';
import { accountFormEn } from '../../src/account/account-form.en.ts';
import { errorInWords } from '../shared/form-view.ts';
import { LaterPart, together } from '../shared/later-part.ts';
import { provide } from '../shared/later/base.ts';

provide({ html, errorInWords });

export const accountLater = new LaterPart(
  () => together(import('../shared/later/claims.later.ts'), import('./later/account.later.ts')),
  accountFormEn,
);

import { accountLaterEn } from '../../../src/account/account-later.en.ts';

/* The texts that the account modal shows after its form, and the pictures of the form. */

export { draw } from '../../shared/later/pictures.ts';

export const texts = accountLaterEn;
export const styles = '';

import type { Language } from '../../../src/messages/languages.ts';

/** The frame's accessible name. Screen readers say it before the name of the modal. */
export const titles: Readonly<Record<Language, string>> = { en: 'Secure form', es: 'Formulario seguro' };

import type { Language } from '../../../src/messages/languages.ts';

/** The name of the frame, which those hear who do not see the screen, before that of the modal in it. */
export const titles: Readonly<Record<Language, string>> = { en: 'Secure form', es: 'Formulario seguro' };

import type { Language } from '../../src/messages/languages.ts';
import { frontEn } from './front.en.ts';
import { frontEs } from './front.es.ts';
import type { FrontTexts } from './front-messages.ts';

export const frontTexts: Readonly<Record<Language, FrontTexts>> = { en: frontEn, es: frontEs };

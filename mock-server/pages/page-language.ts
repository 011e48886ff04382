import { acceptedIn } from '../accepted.ts';
import { isSandboxLanguage, type SandboxLanguage } from '../simulator/shared/sandbox-language.ts';

/**
 * The language of a page: that of the parameter `lang`, or else the first supported language of the browser, or else
 * English.
 *
 * @param accepted The browser's `Accept-Language`: `'fr, es-MX;q=0.8, en;q=0.5' => 'es'`.
 */
export function pageLanguage({ searchParams }: URL, accepted: string | null): SandboxLanguage {
  const wanted = [searchParams.get('lang')?.toLowerCase() ?? '', ...acceptedIn(accepted ?? '')];
  return wanted.map((tag) => tag.split('-')[0] ?? '').find(isSandboxLanguage) ?? 'en';
}

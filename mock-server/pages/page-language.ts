import { acceptedIn } from '../accepted.ts';
import { isSandboxLanguage, type SandboxLanguage } from '../simulator/shared/sandbox-language.ts';

/** The parameter `lang`, or else the first supported language of `Accept-Language`, or else English. */
export function pageLanguage({ searchParams }: URL, accepted: string | null): SandboxLanguage {
  const wanted = [searchParams.get('lang')?.toLowerCase() ?? '', ...acceptedIn(accepted ?? '')];
  return wanted.map((tag) => tag.split('-')[0] ?? '').find(isSandboxLanguage) ?? 'en';
}

import { isSandboxLanguage, type SandboxLanguage } from '../simulator/shared/sandbox-language.ts';

/**
 * The language of a page: that of the parameter `lang`, or else the first supported language of the browser, or else
 * English.
 *
 * @param accepted The browser's `Accept-Language`: `'fr, es-MX;q=0.8, en;q=0.5' => 'es'`.
 */
export function pageLanguage({ searchParams }: URL, accepted: string | null): SandboxLanguage {
  const wanted = [searchParams.get('lang') ?? '', ...inOrder(accepted ?? '')];
  return wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isSandboxLanguage) ?? 'en';
}

function inOrder(accepted: string): readonly string[] {
  return accepted
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.split(';').map((part) => part.trim());
      return { tag, quality: quality?.startsWith('q=') ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fails if a page of the built site links to a missing page, file or heading, or fetches something from elsewhere. */
export function checkLinks(outDir: string): void {
  const problems = globSync('**/*.html', { cwd: outDir }).flatMap((page) => {
    const html = readFileSync(join(outDir, page), 'utf8');
    const links = Array.from(html.matchAll(/<a\b[^>]*? href="([^"]+)"/g), ([, href = '']) => href);
    const fetched = Array.from(
      html.matchAll(/<(?:img|script|link|iframe)\b[^>]*? (?:src|href)="((?:https?:)?\/\/[^"]+)"/g),
    );
    return [
      ...links.filter((href) => !isThere(outDir, page, href)).map((href) => `${page} leads to ${href}`),
      ...fetched.map(([, address = '']) => `${page} fetches ${address}`),
    ];
  });
  if (problems.length > 0) throw new Error(`Broken links, and what is fetched from elsewhere:\n${problems.join('\n')}`);
}

function isThere(outDir: string, page: string, href: string): boolean {
  if (/^[a-z]+:/.test(href)) return true;
  const { pathname, hash } = new URL(href, `http://site/${page}`);
  const file = join(outDir, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (!existsSync(file)) return false;
  return hash === '' || readFileSync(file, 'utf8').includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}

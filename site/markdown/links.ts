import { relative, sep } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { root, siteLink } from '../pages.ts';

/** The document that is rendered, from the project's folder. VitePress gives no path if it renders only a title. */
export function sourceOf(env: unknown): string {
  const { path = root, realPath = path } = (env ?? {}) as { readonly path?: string; readonly realPath?: string };
  return relative(root, realPath).replaceAll(sep, '/');
}

/** A document's link to another one leads to that one's page. One that leads nowhere ends the build. */
export function siteLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('site-links', ({ tokens, env }) => {
    const source = sourceOf(env);
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href && !/^([a-z]+:|#|\/)/.test(href)) token.attrSet('href', siteLink(source, href));
    }
  });
}

import { relative, sep } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { root, siteLink } from '../pages.ts';

/** What VitePress says of the page that is rendered. */
export interface PageEnvironment {
  /** Absent if only a title is rendered. */
  readonly path?: string;
  /** Where the document lies, if the page is elsewhere. */
  readonly realPath?: string;
}

/** The document that is rendered, from the project's folder. */
export function sourceOf({ path = root, realPath = path }: PageEnvironment): string {
  return relative(root, realPath).replaceAll(sep, '/');
}

/** A document's link to another one leads to that one's page. One that leads nowhere ends the build. */
export function siteLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('site-links', ({ tokens, env }) => {
    const source = sourceOf((env ?? {}) as PageEnvironment);
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href && !/^([a-z]+:|#|\/)/.test(href)) token.attrSet('href', siteLink(source, href));
    }
  });
}

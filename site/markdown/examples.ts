import { readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path/posix';
import type { MarkdownRenderer } from 'vitepress';
import { root } from '../pages.ts';
import { sourceOf } from './links.ts';

/** Replaces a paragraph that is only a link to a file of an example by that file. */
export function includedExamples(markdown: MarkdownRenderer): void {
  markdown.core.ruler.before('site-links', 'included-examples', ({ tokens, env, Token }) => {
    const source = sourceOf(env);
    for (let index = tokens.length - 2; index > 0; index--) {
      const [opening, text, ...others] = tokens[index]?.children ?? [];
      const href = opening?.type === 'link_open' && others.length === 1 ? opening.attrGet('href') : null;
      if (tokens[index - 1]?.type !== 'paragraph_open' || !href || /^[a-z]+:|#/.test(href)) continue;
      const document = join(dirname(source), href);
      if (!document.startsWith('examples/') || !statSync(join(root, document)).isFile()) continue;
      const file = join(root, document);
      const name = new Token('html_block', '', 0);
      name.content = `<p class="file">${text?.content ?? ''}</p>\n`;
      const fence = new Token('fence', 'code', 0);
      fence.info = extname(file).slice(1);
      fence.content = readFileSync(file, 'utf8');
      fence.markup = '```';
      tokens.splice(index - 1, 3, name, fence);
    }
  });
}

import type { MarkdownRenderer } from 'vitepress';

/** The least number of columns for each class. */
const classes = [
  [7, 'always-list'],
  [5, 'many'],
  [3, 'few'],
] as const;

/** Marks tables so that each row becomes a list with labels if there is no room for the columns. */
export function tables(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('tables', ({ tokens }) => {
    let head: string[] = [];
    let column = 0;
    let opening = 0;
    tokens.forEach((token, index) => {
      if (token.type === 'table_open') {
        opening = index;
        head = [];
      } else if (token.type === 'tr_open') column = 0;
      else if (token.type === 'th_open') head.push((tokens[index + 1]?.content ?? '').replaceAll('`', ''));
      else if (token.type === 'td_open') token.attrSet('data-label', head[column++] ?? '');
      else if (token.type === 'thead_close') {
        const [, className = 'two'] = classes.find(([least]) => head.length >= least) ?? [];
        tokens[opening]?.attrJoin('class', className);
      }
    });
  });
  markdown.renderer.rules.table_open = (tokens, index, options, _, self) =>
    `<div class="table">${self.renderToken(tokens, index, options)}`;
  markdown.renderer.rules.table_close = () => '</table></div>';
}

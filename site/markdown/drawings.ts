import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { approvalParty, approvalRequest } from '../drawing/approval.ts';
import { benchCharts } from '../drawing/bench-charts.ts';
import { operation } from '../drawing/operation.ts';
import { stateDiagram } from '../drawing/state-diagram.ts';
import { root } from '../pages.ts';

/** What a tag on a line of its own stands for. */
const drawings: Readonly<Record<string, () => string>> = {
  '<state-diagram of="operation"></state-diagram>': () => stateDiagram(operation),
  '<state-diagram of="approval-request"></state-diagram>': () => stateDiagram(approvalRequest),
  '<state-diagram of="approval-party"></state-diagram>': () => stateDiagram(approvalParty),
  '<bench-charts></bench-charts>': () => benchCharts(readFileSync(join(root, 'bench/results.md'), 'utf8')),
};

/** Draws what a document has a tag for. Where it is read as it is, a tag shows nothing. */
export function drawn(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('drawings', ({ tokens }) => {
    for (const token of tokens) {
      const draw = drawings[token.content.trim()];
      if (token.type !== 'html_inline' || !draw) continue;
      token.type = 'html_block';
      token.content = `${draw()}\n`;
    }
  });
}

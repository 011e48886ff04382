import type { MarkdownRenderer } from 'vitepress';
import { approvalParty, approvalRequest } from '../drawing/approval.ts';
import { operation } from '../drawing/operation.ts';
import { stateDiagram } from '../drawing/state-diagram.ts';

/** The drawing of a tag on its own line. */
const drawings: Readonly<Record<string, () => string>> = {
  '<state-diagram of="operation"></state-diagram>': () => stateDiagram(operation),
  '<state-diagram of="approval-request"></state-diagram>': () => stateDiagram(approvalRequest),
  '<state-diagram of="approval-party"></state-diagram>': () => stateDiagram(approvalParty),
};

/** Replaces the tags of a document by drawings. In the unrendered document, tags show nothing. */
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

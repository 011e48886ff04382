import { html, type TemplateResult } from 'lit';
import './demo-copy.ts';

/** Comments, texts, tags, attribute names and words of the language, in the order in which they are looked for. */
const pieces =
  /(?<comment><!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|(?<=^|\s)# .*$)|(?<text>'(?:\\.|[^'\\\n])*'|"[^"]*")|(?<tag><\/?[a-z][\w-]*|\/?>)|(?<word>\b(?:const|var|function|import|from|await|if|return)\b)/gm;

/** Code to read and to copy. `what` names it for the copy button. */
export function codeBlock(code: string, what: string): TemplateResult {
  return block(code, what, coloured(code));
}

/** A text that is no code, in the same frame. */
export function textBlock(text: string, what: string): TemplateResult {
  return block(text, what, text);
}

function block(code: string, what: string, content: unknown): TemplateResult {
  return html`<div class="code" role="group" aria-label=${what}>
    <demo-copy text=${code} what=${what}></demo-copy>
    <pre tabindex="0"><code>${content}</code></pre>
  </div>`;
}

function coloured(code: string): unknown[] {
  const parts: unknown[] = [];
  let end = 0;
  for (const match of code.matchAll(pieces)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    parts.push(code.slice(end, match.index), html`<span class="code-${kind}">${match[0]}</span>`);
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}

import { html, type TemplateResult } from 'lit';
import './demo-copy.ts';

/** The coloured parts of code: comments, strings, tags and keywords. The first match wins. */
const pieces =
  /(?<comment><!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|(?<=^|\s)# .*$)|(?<text>'(?:\\.|[^'\\\n])*'|"[^"]*")|(?<tag><\/?[a-z][\w-]*|\/?>)|(?<word>\b(?:const|var|function|import|from|await|if|return)\b)/gm;

/** Code to read and to copy. `what` names it for screen readers. */
export function codeBlock(code: string, what: string): TemplateResult {
  return html`<demo-copy text=${code} what=${what}></demo-copy>
    <pre tabindex="0" role="region" aria-label=${what}><code>${coloured(code)}</code></pre>`;
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

import { parse, type AnyNode, type CallExpression, type Node } from 'acorn';
import { parse as parseLoosely } from 'acorn-loose';
import { fullAncestor } from 'acorn-walk';

/** A node of a script with the nodes around it, outermost first. Positions are those of the page. */
export interface Located<Kind = AnyNode> {
  readonly node: Kind;
  readonly around: readonly AnyNode[];
}

const language = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowHashBang: true,
} as const;

/** The last page that was read: several checks ask for the same. */
let last: { readonly page: string; readonly nodes: readonly Located[] } | undefined;

/** Returns all nodes of a page's scripts and event attributes. Incomplete or typed code is read as far as possible. */
export function nodesOf(page: string): readonly Located[] {
  if (last?.page === page) return last.nodes;
  const script = scriptsOf(withoutServerTags(page));
  const found: Located[] = [];
  fullAncestor(parsed(script), (node, _, nodes) => {
    found.push({ node: node as AnyNode, around: nodes.slice(0, -1) as AnyNode[] });
  });
  last = { page, nodes: found };
  return found;
}

function parsed(script: string): Node {
  try {
    return parse(script, language);
  } catch {
    return parseLoosely(script.replace(types, blank), language);
  }
}

export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** `<% if (due) { %>`, `<%= due %>`, `<?= due ?>`, `{{ due }}`, `{% if due %}`, `@Model.Due` */
const serverTags =
  /<%[^]*?%>|<\?[^]*?\?>|\{\{[\w\s.|()'"]*\}\}|\{%[^]*?%\}|@(?:Model|ViewBag|ViewData|Html|Url)[\w.]*(?:\([^()]*\))?/g;

/** Replaces what a server writes into the page by names of the same length, and the server's own statements by blanks. */
function withoutServerTags(page: string): string {
  return page.replace(serverTags, (tag) => {
    if (/^(?:<%(?![=:#])|<\?(?!=|php echo)|\{%)/.test(tag)) return blank(tag);
    return tag.includes('\n') ? `_${blank(tag.slice(1))}` : '_'.repeat(tag.length);
  });
}

const scripts = /(<script\b[^>]*>)([^]*?)<\/script>|(\son\w+=(["']))([^]*?)\4/gi;

/** Keeps the scripts and event attributes of a page's markup, in their places. Everything in a script file is kept. */
function scriptsOf(page: string): string {
  if (!/^\s*<|^\s*<script\b/im.test(page)) return page;
  let text = '';
  for (const { 1: tag = '', 2: script, 3: attribute = '', 5: handler = '', index } of page.matchAll(scripts)) {
    if (/\btype=["'](?!module|text\/babel|(?:text|application)\/(?:java|type)script)/i.test(tag)) continue;
    const [before, body, after] = script === undefined ? [';()=>{', handler, '}'] : [';', script, ';'];
    const gap = blank(page.slice(text.length, index + (tag || attribute).length));
    text += gap.slice(0, -before.length) + before + body + after;
  }
  return text;
}

/** Decorators, modifiers and types of TypeScript. */
const types =
  /@\w+\((?:[^()]|\([^()]*\))*\)|\b(?:private|public|protected|readonly|override)\s+(?=\w)|\bimplements\s[\w, .<>]+|[!?]?:\s*(?:[A-Z]\w*|string|number|boolean|any|void|unknown)(?:<[^(){};]*>)?(?:\[\])*(?=\s*[=;,){])/g;

export interface Call extends Located<CallExpression> {
  readonly object: AnyNode;
  readonly name: string;
  readonly at: number;
}

/** Returns the calls of methods: `c.on(…)`, `c['on'](…)`. */
export function callsIn(nodes: readonly Located[]): readonly Call[] {
  return nodes.flatMap(({ node, around }) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
    const { object, property } = node.callee;
    const name = nameOf(property);
    return name === undefined ? [] : [{ node, around, object, name, at: property.start }];
  });
}

/** `sessionId => 'sessionId'`, `'sessionId' => 'sessionId'` */
export function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return textOf(node);
}

export function textOf(node: AnyNode | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

import { partsOf } from './simulator/shared/email-texts.ts';
import { sandboxLanguages, type SandboxLanguage } from './simulator/shared/sandbox-language.ts';

/* The sandbox's own pages as text: no inline style and no inline script, which their policy forbids. */

export interface PageContent {
  readonly language?: SandboxLanguage;
  readonly title: string;
  /** The path from the page to the sandbox's own address. */
  readonly base?: '' | '../' | '/';
  readonly scripts?: readonly string[];
  readonly isWide?: boolean;
  readonly heading: string;
  readonly lead: string;
  readonly navs?: readonly string[];
  readonly main: readonly string[];
}

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function htmlPage(content: PageContent): string {
  const { language = 'en', title, base = '', scripts = [], isWide = false, heading, lead, navs = [], main } = content;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="stylesheet" href="${base}sandbox/pages/page.css">`,
    ...scripts.map((script) => `<script type="module" src="${base}sandbox/pages/${script}"></script>`),
    `</head><body${isWide ? ' class="wide"' : ''}>`,
    `<header class="bar"><div><h1>${heading}</h1> <p>${lead}</p></div>`,
    ...navs,
    '</header>',
    '<main>',
    ...main,
    '</main></body></html>',
  ].join('\n');
}

/** A page that the front page leads to. Its style sheet has an absolute path, because it is also the answer to a refused form. */
export function developerPage(content: Pick<PageContent, 'heading' | 'lead' | 'isWide' | 'main'>): string {
  const navs = ['<nav aria-label="Sandbox"><a href="/">Payment sandbox</a></nav>'];
  return htmlPage({ ...content, title: `${content.heading} · Payment sandbox`, base: '/', navs });
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

export function inUtc(instant: string): string {
  return `${time.format(new Date(instant))} UTC`;
}

const languageNames: Readonly<Record<SandboxLanguage, string>> = { en: 'English', es: 'Español' };

export function languageNav(label: string, current: SandboxLanguage): string {
  const links = sandboxLanguages.map((language) => {
    const here = language === current ? ' aria-current="true"' : '';
    return `<a href="?lang=${language}" lang="${language}" hreflang="${language}"${here}>${languageNames[language]}</a>`;
  });
  return `<nav aria-label="${label}">${links.join(' ')}</nav>`;
}

export function card(title: string, content: readonly string[], element: 'section' | 'article' = 'section'): string {
  return [`<${element} class="card">`, `<h2>${title}</h2>`, ...content, `</${element}>`].join('\n');
}

export function tableCard(table: Table): string {
  return card(escaped(table.title), [tableMarkup(table)]);
}

/** A table, which a narrow window shows as a list. The explicit roles remain when it is no longer laid out as a table. */
export function tableMarkup({ title, head, rows }: Table): string {
  const heads = head.map((text) => `<th role="columnheader" scope="col">${escaped(text)}</th>`).join('');
  const body = rows.map((row) => {
    const cells = row.map(
      (text, index) => `<td role="cell" data-head="${escaped(head[index] ?? '')}">${cell(text)}</td>`,
    );
    return `<tr role="row">${cells.join('')}</tr>`;
  });
  return [
    `<table role="table" aria-label="${escaped(title)}">`,
    `<thead role="rowgroup"><tr role="row">${heads}</tr></thead>`,
    `<tbody role="rowgroup">${body.join('\n')}</tbody></table>`,
  ].join('\n');
}

/** Text that people copy (keys, numbers, tokens, paths) is code. A response code can break between its words. */
function cell(text: string): string {
  const isCode = /^(\d{4,}|[\da-f]{8}-[\da-f-]{27}|demo-[a-z-]+|\/\S+)$/.test(text);
  if (isCode) return `<code>${escaped(text)}</code>`;
  return escaped(text).replace(/([a-z])([A-Z])/g, '$1<wbr>$2');
}

export function subjectMarkup(subject: string, language?: SandboxLanguage): string {
  return partsOf(subject, language)
    .map(([language, part]) => `<span lang="${language}">${escaped(part)}</span>`)
    .join(' · ');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

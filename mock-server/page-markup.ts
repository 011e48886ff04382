import { locales, type Language } from '../src/messages/languages.ts';
import { partsOf } from './simulator/shared/email-texts.ts';
import type { Table } from './test-number-tables.ts';

/* The sandbox's own pages as text: no inline style and no inline script, which their policy forbids. */

export interface PageContent {
  readonly language: Language;
  readonly title: string;
  /** The way from the page to the sandbox's own address. */
  readonly base: '' | '../' | '/';
  /** Files of /sandbox/pages/. */
  readonly scripts?: readonly string[];
  readonly isWide?: boolean;
  readonly header: readonly string[];
  readonly main: readonly string[];
}

export function htmlPage({ language, title, base, scripts = [], isWide = false, header, main }: PageContent): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="stylesheet" href="${base}sandbox/pages/page.css">`,
    ...scripts.map((script) => `<script type="module" src="${base}sandbox/pages/${script}"></script>`),
    `</head><body${isWide ? ' class="wide"' : ''}>`,
    '<header class="bar">',
    ...header,
    '</header>',
    '<main>',
    ...main,
    '</main></body></html>',
  ].join('\n');
}

/** The names of the languages, each in its own. */
const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/**
 * The way to the same page in each language.
 *
 * @param path Of the page, where the address is that of its form.
 */
export function languageNav(label: string, current: Language, path = ''): string {
  const links = (Object.keys(locales) as Language[]).map((language) => {
    const here = language === current ? ' aria-current="true"' : '';
    return `<a href="${path}?lang=${language}" lang="${language}" hreflang="${language}"${here}>${languageNames[language]}</a>`;
  });
  return `<nav aria-label="${label}">${links.join(' ')}</nav>`;
}

/** A table, which a narrow window shows as a list: its roles are said, since that takes them from a table. */
export function tableMarkup({ title, head, rows }: Table): string {
  const heads = head.map((text) => `<th role="columnheader" scope="col">${escaped(text)}</th>`).join('');
  const body = rows.map((row) => {
    const cells = row.map((text, index) => {
      const about = `role="cell" data-head="${escaped(head[index] ?? '')}"`;
      return `<td ${about}>${cell(text)}</td>`;
    });
    return `<tr role="row">${cells.join('')}</tr>`;
  });
  return [
    `<table role="table" aria-label="${escaped(title)}">`,
    `<thead role="rowgroup"><tr role="row">${heads}</tr></thead>`,
    `<tbody role="rowgroup">${body.join('\n')}</tbody></table>`,
  ].join('\n');
}

/** What is copied stands in the type of code: keys, numbers, tokens and paths. A response code breaks between its words. */
function cell(text: string): string {
  const isCode = /^(\d{4,}|[\da-f]{8}-[\da-f-]{27}|demo-[a-z-]+|\/\S+)$/.test(text);
  if (isCode) return `<code>${escaped(text)}</code>`;
  return escaped(text).replace(/([a-z])([A-Z])/g, '$1<wbr>$2');
}

/** The subject of an e-mail, each part in its language. */
export function subjectMarkup(subject: string, language?: Language): string {
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

import { html, nothing, type TemplateResult } from 'lit';
import { attributeOf } from '../../src/options/data-attributes.ts';
import type { OptionRule } from '../../src/options/option-table.ts';
import { dataTable } from '../parts/data-table.ts';
import { sections } from '../stories/sections.ts';
import type { ModalKind } from '../stories/story.ts';

/** All options, from the tables that the elements read them by. */
export function optionsPage(): TemplateResult {
  return html`<div class="page">
    <header class="intro">
      <h1 tabindex="-1">Options</h1>
      <p class="lead">
        Options are passed to the method that opens the modal, or stand on the element or a button as attributes. All
        values may be text. Names that are not in the table are ignored.
      </p>
    </header>
    ${sections.map(
      ({ title, modal }) =>
        html`<section aria-label=${title}>
          <h2><code>&lt;${modal.tag}&gt;</code></h2>
          ${optionTable(title, modal)}
        </section>`,
    )}
  </div>`;
}

function optionTable(title: string, { options, optionNotes, methods }: ModalKind): TemplateResult {
  return dataTable({
    title: `Options: ${title}`,
    head: ['Option', 'What it is', 'Values', 'Required by'],
    rows: Object.entries(options).map(([name, rule]) => [
      html`<code>${name}</code><br /><code class="attribute">${attributeOf(name)}</code>`,
      html`${optionNotes[name]} ${remarks(rule)}`,
      html`${values(rule)} ${fallback(rule)}`,
      requiredBy(rule, Object.keys(methods)),
    ]),
  });
}

function remarks({ appliesTo, laterFormOnly }: OptionRule): TemplateResult {
  return html`${appliesTo ? html`<span class="remark">Only for ${appliesTo.join(', ')}.</span>` : nothing}
  ${
    laterFormOnly
      ? html`<span class="remark"
          >Later form only${laterFormOnly === true ? '' : `: ${laterFormOnly.join(', ')}`}.</span
        >`
      : nothing
  }`;
}

function values({ kind, values: words }: OptionRule): unknown {
  if (words) return words.map((word) => html`<code class="value">${word}</code> `);
  switch (kind) {
    case 'boolean':
      return 'true or false';
    case 'amount':
      return 'dollars, such as 107.98';
    default:
      return kind;
  }
}

function fallback({ fallback: value }: OptionRule): TemplateResult | typeof nothing {
  return value === undefined ? nothing : html`<span class="remark">Default: <code>${String(value)}</code></span>`;
}

function requiredBy({ requiredBy: methods = [] }: OptionRule, all: readonly string[]): string {
  if (methods.length === 0) return '–';
  return methods.length === all.length && all.length > 1 ? 'all' : methods.join(', ');
}

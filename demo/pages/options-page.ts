import { html, nothing, type TemplateResult } from 'lit';
import { attributeOf } from '../../src/options/data-attributes.ts';
import type { OptionRule } from '../../src/options/option-table.ts';
import { dataTable } from '../parts/data-table.ts';
import { prose } from '../parts/prose.ts';
import type { ModalKind } from '../stories/modal-kind.ts';
import type { FieldTable } from '../stories/option-texts.ts';
import { sections } from '../stories/sections.ts';

/** All options, from the tables that the elements read them by. */
export function optionsPage(): TemplateResult {
  return html`<div class="page">
    <header class="intro">
      <h1 tabindex="-1">Options</h1>
      <p class="lead">
        Options are passed to the method that opens the modal, or stand on the element or a button as attributes. All
        values may be text. Names that are not in the table are ignored. Where a name begins with a capital letter, a
        small one is taken too.
      </p>
    </header>
    ${sections.map(
      ({ title, modal }) =>
        html`<section aria-label=${title}>
          <h2><code>&lt;${modal.tag}&gt;</code></h2>
          ${optionTable(title, modal)} ${objectTables(modal, modal.options)}
        </section>`,
    )}
  </div>`;
}

function optionTable(title: string, { options: { fields, notes }, methods }: ModalKind): TemplateResult {
  return dataTable({
    title: `Options: ${title}`,
    head: ['Option', 'What it is', 'Values', 'Required by'],
    rows: Object.entries(fields).map(([name, rule]) => [
      html`<code>${name}</code>${
          rule.kind === 'object' ? nothing : html`<br /><code class="attribute">${attributeOf(name)}</code>`
        }`,
      html`${prose(notes[name] ?? '')} ${remarks(rule)}`,
      html`${values(rule)} ${fallback(rule)}`,
      requiredBy(rule, Object.keys(methods)),
    ]),
  });
}

/** The tables of the objects among the fields, each before those of the objects in it. */
function objectTables(modal: ModalKind, { objects = {} }: FieldTable): TemplateResult[] {
  return Object.entries(objects).map(
    ([name, table]) =>
      html`<h3><code>${name}</code></h3>
        ${dataTable({
          title: `Fields of ${name}`,
          head: ['Field', 'What it is', 'Values', 'Required'],
          rows: Object.entries(table.fields).map(([field, rule]) => [
            html`<code>${field}</code>`,
            prose(table.notes[field] ?? ''),
            html`${values(rule)} ${fallback(rule)}`,
            rule.requiredBy ? 'yes' : '–',
          ]),
        })}
        ${objectTables(modal, table)}`,
  );
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
    case 'id':
      return 'whole number';
    case 'phone':
      return '10 digits';
    case 'object':
      return 'object, see below';
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

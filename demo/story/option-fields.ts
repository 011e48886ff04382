import { html, type TemplateResult } from 'lit';
import { prose } from '../parts/prose.ts';
import {
  isHeeded,
  objectOf,
  textOf,
  type FieldPath,
  type FieldTable,
  type OptionTexts,
} from '../stories/option-texts.ts';
import { optionField } from './option-field.ts';

export interface OptionFields {
  readonly table: FieldTable;
  readonly texts: OptionTexts;
  readonly method: string;
  /** Where these fields are; empty for the options themselves. */
  readonly path: FieldPath;
  /** A field that has its control elsewhere. */
  readonly except: string;
  /** True where the fields of an object are in view at first. */
  readonly isOpen: (path: FieldPath) => boolean;
  readonly onInput: (path: FieldPath, text: string) => void;
}

/** The controls for all fields of a table, those of an object in a group of their own, with the objects in it. */
export function optionFields(group: OptionFields): readonly TemplateResult[] {
  const { table, texts, method, path, except, onInput } = group;
  const { fields, notes, objects = {} } = table;
  return Object.entries(fields)
    .filter(([name, rule]) => name !== except && isHeeded(rule, method))
    .map(([name, rule]) => {
      const inner = objects[name];
      const innerPath = [...path, name];
      if (inner) {
        return objectGroup(
          { ...group, table: inner, texts: objectOf(texts, name), path: innerPath },
          name,
          notes[name],
        );
      }
      return optionField({
        name,
        id: innerPath.join('-'),
        rule,
        note: notes[name],
        // Within an object, that is only so if there is one.
        isRequired: rule.requiredBy?.includes(method) ?? false,
        text: textOf(texts, name),
        onInput: (text) => onInput(innerPath, text),
      });
    });
}

function objectGroup(group: OptionFields, name: string, note = ''): TemplateResult {
  return html`<details class="option-group" ?open=${group.isOpen(group.path)}>
    <summary><code>${name}</code></summary>
    <div class="option-group-fields" role="group" aria-label=${name}>
      <p class="hint">${prose(note)}</p>
      ${optionFields(group)}
    </div>
  </details>`;
}

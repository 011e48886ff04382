import { givenOptions, optionsGivenLater, sessionName, type ModalKind } from '../stories/modal-kind.ts';
import { camelCase, type FieldTable, type OptionTexts } from '../stories/option-texts.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { indent, quoteScript } from './quote.ts';

/** The address of the service in example code. */
export const baseUrl = 'https://pay.example.com';

export const sessionIdFromServer = 'SESSION-ID-FROM-YOUR-SERVER';

/**
 * The option object as code, with the session from the page's server.
 *
 * @param style `old` avoids `{ sessionId }`, which older browsers cannot read.
 */
export function optionObject(modal: ModalKind, values: StoryValues, style: 'old' | 'new'): string {
  const name = sessionName(modal, values);
  const variable = camelCase(name);
  const session = style === 'new' && name === variable ? name : `${name}: ${variable}`;
  const lines = [
    ...(values.session === 'none' ? [] : [`${session}, // from your server, a new one for each operation`]),
    ...Object.entries(optionsGivenLater(modal, values)).map(
      ([option, { example, from }]) => `${option}: ${example}, // ${from}`,
    ),
    ...fieldLines(modal.options, givenOptions(modal, values)),
  ];
  return objectText(lines);
}

function fieldLines(table: FieldTable | undefined, texts: OptionTexts): string[] {
  return Object.entries(texts).map(([name, value]) => {
    const [listed = name, rule] = ruleOf(table, name);
    if (typeof value !== 'string') return `${name}: ${objectText(fieldLines(table?.objects?.[listed], value))},`;
    const isBoolean = rule?.kind === 'boolean' && /^(true|false)$/.test(value);
    return `${name}: ${isBoolean ? value : quoteScript(value)},`;
  });
}

/** A page may write the name with a small first letter. */
function ruleOf(table: FieldTable | undefined, name: string) {
  return Object.entries(table?.fields ?? {}).find(([listed]) => listed === name || camelCase(listed) === name) ?? [];
}

function objectText(lines: readonly string[]): string {
  return ['{', ...lines.map((line) => indent(line, 2)), '}'].join('\n');
}

/** An object of texts as code. */
export function textObject(texts: Readonly<Record<string, string>>): string {
  return objectText(Object.entries(texts).map(([name, text]) => `${quoteScript(name)}: ${quoteScript(text)},`));
}

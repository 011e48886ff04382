import { givenOptions, optionsGivenLater, type ModalKind } from '../stories/modal-kind.ts';
import type { FieldTable, OptionTexts } from '../stories/option-texts.ts';
import type { StoryValues } from '../stories/story-values.ts';

/** Quotes a text as a JavaScript literal that is safe in an inline script: `it's </b>` as `'it\'s \x3C/b>'`. */
export function quoteScript(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('<', '\\x3C')}'`;
}

/** Attributes as HTML: `5" & more` becomes `title="5&quot; &amp; more"`. */
export function attributeList(attributes: Readonly<Record<string, string>>): readonly string[] {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
  const quoted = (text: string) => text.replace(/[&"<>]/g, (character) => entities[character] ?? '');
  return Object.entries(attributes).map(([name, value]) => `${name}="${quoted(value)}"`);
}

export function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}

/** The option object as code. The style `old` avoids `{ sessionId }`, which older browsers cannot read. */
export function optionObject(modal: ModalKind, values: StoryValues, style: 'old' | 'new'): string {
  const name = modal.sessionOption;
  const variable = name.charAt(0).toLowerCase() + name.slice(1);
  const session = style === 'new' && name === variable ? name : `${name}: ${variable}`;
  const later = Object.entries(optionsGivenLater(modal, values));
  return objectText([
    ...(values.session === 'none' ? [] : [`${session}, // from your server, a new one for each operation`]),
    ...later.map(([option, example]) => `${option}: ${example}, // from claims.approvalRequestCreated`),
    ...fieldLines(modal.options, givenOptions(modal, values)),
  ]);
}

function fieldLines(table: FieldTable | undefined, texts: OptionTexts): string[] {
  return Object.entries(texts).map(([name, value]) => {
    if (typeof value !== 'string') return `${name}: ${objectText(fieldLines(table?.objects?.[name], value))},`;
    const isBoolean = table?.fields[name]?.kind === 'boolean' && /^(true|false)$/.test(value);
    return `${name}: ${isBoolean ? value : quoteScript(value)},`;
  });
}

export function textObject(texts: Readonly<Record<string, string>>): string {
  return objectText(Object.entries(texts).map(([name, text]) => `${quoteScript(name)}: ${quoteScript(text)},`));
}

function objectText(lines: readonly string[]): string {
  return ['{', ...lines.map((line) => indent(line, 2)), '}'].join('\n');
}

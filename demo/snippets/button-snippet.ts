import { attributeOf } from '../../src/options/data-attributes.ts';
import { givenOptions, operationOf, optionsGivenLater, type ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { containerTag } from './container-tag.ts';
import { handlerLines, oldAcknowledge } from './handlers.ts';
import { baseUrl, sessionIdFromServer } from './option-object.ts';
import { indent, quoteAttribute } from './quote.ts';

export interface ButtonContext {
  readonly target: string;
  /** Absent where there is none. */
  readonly sessionId: string | undefined;
  /** Options that the story does not have, but the sandbox. */
  readonly more?: Readonly<Record<string, string>>;
}

/** The attributes of a button that opens the modal, by name. Attributes hold texts and no objects. */
export function buttonAttributes(
  modal: ModalKind,
  values: StoryValues,
  { target, sessionId, more = {} }: ButtonContext,
): readonly (readonly [string, string])[] {
  const options = {
    ...(sessionId === undefined ? {} : { [modal.sessionOption]: sessionId }),
    ...more,
    ...givenOptions(modal, values),
  };
  return [
    ['data-toggle', modal.plugin],
    ['data-method', operationOf(modal, values).pluginCall],
    ['data-target', target],
    ...(values.form === 'earlier' ? [['data-form', values.form] as const] : []),
    ...(values.display ? [['data-display', values.display] as const] : []),
    ...Object.entries(options).flatMap(([name, value]) =>
      typeof value === 'string' ? [[attributeOf(name), value] as const] : [],
    ),
  ];
}

/** True where all options that are given can stand in attributes. */
export function fitsAttributes(modal: ModalKind, values: StoryValues): boolean {
  return Object.values(givenOptions(modal, values)).every((value) => typeof value === 'string');
}

/** The page's code with a button that needs none. */
export function buttonSnippet(modal: ModalKind, values: StoryValues): string {
  const { container, script } = modal;
  const sessionId = values.session === 'none' ? undefined : sessionIdFromServer;
  const later = Object.entries(optionsGivenLater(modal, values)).map(([name, { example }]) => [name, example]);
  const more = Object.fromEntries(later) as Record<string, string>;
  const attributes = buttonAttributes(modal, values, { target: `#${container}`, sessionId, more });
  const lines = [
    `var container = document.getElementById('${container}');`,
    ...handlerLines(modal, values, {
      begin: (code) => `container.addEventListener(${code}, function (event) {`,
      data: 'event.detail',
      acknowledge: oldAcknowledge,
    }),
  ];
  return `${containerTag(modal, values)}

<button
  type="button"
${attributes.map(([name, text]) => `  ${name}=${quoteAttribute(text)}`).join('\n')}
>
  Begin
</button>

<script src="${baseUrl}/${script}" async defer></script>
<script>
${indent(lines.join('\n'), 2)}
</script>
`;
}

import { themes, type Theme } from '../themes/themes.ts';
import { operationOf, type ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { handlerLines } from './handlers.ts';
import { baseUrl, optionObject, textObject } from './option-object.ts';
import { indent, quoteAttribute } from './quote.ts';

/** The page's code with the element and a bundler. */
export function elementSnippet(modal: ModalKind, values: StoryValues): string {
  const lines = [
    `import '${modal.module}';`,
    '',
    `const modal = document.querySelector('${modal.tag}');`,
    ...(values.messages ? [`modal.messages = ${textObject(values.messages)};`] : []),
    ...handlerLines(modal, values, {
      begin: (code) => `modal.addEventListener(${code}, ({ detail }) => {`,
      data: 'detail',
      acknowledge: (payload) => `${payload}.acknowledge?.()`,
    }),
    '',
    '// When the person wants to begin:',
    `modal.${operationOf(modal, values).call}(${optionObject(modal, values, 'new')});`,
  ];
  return `${elementTag(modal, values)}

<script type="module">
${indent(lines.join('\n'), 2)}
</script>
`;
}

function elementTag({ tag }: ModalKind, values: StoryValues): string {
  const attributes = [['base-url', baseUrl], ...elementAttributes(values)];
  return `<${tag} ${attributes.map(([name = '', value = '']) => `${name}=${quoteAttribute(value)}`).join(' ')}></${tag}>`;
}

/** The attributes of the element besides the address of the service. */
export function elementAttributes({
  form,
  language,
  theme,
  display,
}: StoryValues): readonly (readonly [string, string])[] {
  const { dir }: Theme = themes[theme];
  return [
    ...(form === 'earlier' ? [['form-version', form] as const] : []),
    ...(language === 'en' ? [] : [['lang', language] as const]),
    ...(dir ? [['dir', dir] as const] : []),
    ...(display ? [['display', display] as const] : []),
  ];
}

import { themes, type Theme } from '../themes/themes.ts';
import type { ModalKind, StoryValues } from '../stories/story.ts';
import { baseUrl, errorParts, isAcknowledged, optionObject, payload, textObject } from './option-object.ts';
import { indent, quoteAttribute, quoteScript } from './quote.ts';

/** The page's code with the element and a bundler. */
export function elementSnippet(modal: ModalKind, values: StoryValues): string {
  const complete = modal.methods[values.method]?.completeCode ?? '';
  const done = payload(values, 'detail');
  const lines = [
    `import '${modal.module}';`,
    '',
    `const modal = document.querySelector('${modal.tag}');`,
    ...(values.messages ? [`modal.messages = ${textObject(values.messages)};`] : []),
    `modal.addEventListener(${quoteScript(complete)}, ({ detail }) => {`,
    `  console.log(${done});`,
    ...(isAcknowledged(values) ? [`  ${done}.acknowledge?.();`] : []),
    '});',
    `modal.addEventListener('${modal.plugin}.error', ({ detail }) => {`,
    `  console.warn(${errorParts(values, 'detail')});`,
    '});',
    '',
    '// When the person wants to begin:',
    `modal.${values.method}(${optionObject(modal, values, 'sessionId')});`,
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

/** What stands on the element besides the address of the service. */
export function elementAttributes({ form, language, theme }: StoryValues): readonly (readonly [string, string])[] {
  const { dir }: Theme = themes[theme];
  return [
    ...(form === 'earlier' ? [['form-version', form] as const] : []),
    ...(language === 'es' ? [['lang', language] as const] : []),
    ...(dir ? [['dir', dir] as const] : []),
  ];
}

import { callOf, optionsGivenLater, type ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { buttonAttributes, elementAttributes, textAttributes, type Attributes } from './attributes.ts';
import { attributeList, indent, optionObject, quoteScript, textObject } from './literals.ts';

const baseUrl = 'https://pay.example.com';

const containerId = (modal: ModalKind) => (modal.plugin === 'portal' ? 'payment' : 'claims');

export function elementSnippet(modal: ModalKind, values: StoryValues): string {
  const lines = [
    `import '${modal.module}';`,
    '',
    `const modal = document.querySelector('${modal.tag}');`,
    ...(values.messages ? [`modal.messages = ${textObject(values.messages)};`] : []),
    ...handlerLines(modal, values, 'detail', (code) => `modal.addEventListener(${code}, ({ detail }) => {`),
    '',
    '// When the person wants to begin:',
    `modal.${callOf(modal, values)}(${optionObject(modal, values, 'new')});`,
  ];
  return `${emptyElement(modal.tag, { 'base-url': baseUrl, ...elementAttributes(values) })}

<script type="module">
${indent(lines.join('\n'), 2)}
</script>
`;
}

export function jquerySnippet(modal: ModalKind, values: StoryValues): string {
  const { plugin } = modal;
  const call = modal.pluginCall ?? callOf(modal, values);
  const lines = [
    `var container = $('#${containerId(modal)}').off();`,
    ...handlerLines(modal, values, 'data', (code) => `container.on(${code}, function (e, data) {`),
    `container.${plugin}(${settings(values)});`,
    `container.data('${plugin}').${call}(${optionObject(modal, values, 'old')});`,
  ];
  const script = [`$('#begin').on('click', function () {`, indent(lines.join('\n'), 2), '});'];
  return oldPage(modal, values, ['id="begin"'], ['<!-- jQuery 1.7 or later is on the page already. -->'], script);
}

export function buttonSnippet(modal: ModalKind, values: StoryValues): string {
  const id = containerId(modal);
  const sessionId = values.session === 'none' ? undefined : 'SESSION-ID-FROM-YOUR-SERVER';
  const attributes = buttonAttributes(modal, values, `#${id}`, sessionId, optionsGivenLater(modal, values));
  const begin = (code: string) => `container.addEventListener(${code}, function (event) {`;
  const handlers = handlerLines(modal, values, 'event.detail', begin);
  const script = [`var container = document.getElementById('${id}');`, ...handlers];
  return oldPage(modal, values, attributeList(attributes), [], script);
}

function oldPage(
  modal: ModalKind,
  values: StoryValues,
  attributes: readonly string[],
  comment: readonly string[],
  script: readonly string[],
): string {
  const container = emptyElement('div', { id: containerId(modal), ...textAttributes(values) });
  return `${[
    container,
    `<button\n  ${['type="button"', ...attributes].join('\n  ')}\n>\n  Begin\n</button>`,
    '',
    ...comment,
    `<script src="${baseUrl}/${modal.script}" async defer></script>`,
    `<script>\n${indent(script.join('\n'), 2)}\n</script>`,
  ].join('\n')}\n`;
}

/** The calls of a Node server before the page can open the modal. The upload is JSON, and JSON is JavaScript. */
export function serverSnippet({ sandbox }: ModalKind, { method, upload = '' }: StoryValues): string | undefined {
  if (!sandbox.takesUploads) return undefined;
  const isUploaded = method === 'createApprovalRequest' && upload.trim() !== '';
  const names = ['createAdjusterSession', ...(isUploaded ? ['uploadApprovalRequest'] : [])].join(', ');
  const call = `await uploadApprovalRequest({
  ...service,
  claimsSessionKey,
  request: ${indent(upload.trim(), 2).trimStart()},
});
`;
  return `import { ${names} } from 'payment-modals/node.js';

const service = {
  baseUrl: '${baseUrl}',
  claimsAuthenticationKey: process.env.CLAIMS_AUTHENTICATION_KEY,
};
const claimsSessionKey = await createAdjusterSession(service);
${isUploaded ? call : ''}// Send the claimsSessionKey to the page.
`;
}

/** Handlers of results and errors. `begin` writes a first line: `modal.addEventListener(code, ({ detail }) => {`. */
function handlerLines(
  modal: ModalKind,
  values: StoryValues,
  data: string,
  begin: (code: string) => string,
): readonly string[] {
  const payload = `${data}${modal.payload(values)}`;
  const isAcknowledged = values.method === 'makePayment' && values.options.acknowledgmentRequired === 'true';
  const acknowledge = isAcknowledged ? [`  if (${payload}.acknowledge) ${payload}.acknowledge();`] : [];
  const errors = modal.error(values).map((name) => `${data}${name}`);
  return [
    ...modal
      .resultCodes(values)
      .flatMap((code) => [begin(quoteScript(code)), `  console.log(${payload});`, ...acknowledge, '});']),
    begin(quoteScript(`${modal.plugin}.error`)),
    `  console.warn(${errors.join(', ')});`,
    '});',
  ];
}

function settings({ form, messages, display }: StoryValues): string {
  const given = [
    ...(form === 'earlier' ? ["form: 'earlier'"] : []),
    ...(display ? [`display: '${display}'`] : []),
    ...(messages ? [`messages: ${textObject(messages)}`] : []),
  ];
  return given.length === 0 ? '' : `{ ${given.join(', ')} }`;
}

function emptyElement(tag: string, attributes: Attributes): string {
  return `<${tag} ${attributeList(attributes).join(' ')}></${tag}>`;
}

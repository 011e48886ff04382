import { callOf, optionsGivenLater, pluginCallOf, type ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { buttonAttributes, elementAttributes, textAttributes, type Attributes } from './attributes.ts';
import { baseUrl, optionObject, sessionIdFromServer, textObject } from './option-object.ts';
import { indent, quoteAttribute, quoteScript } from './quote.ts';

/** A page with the element and a bundler. */
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
    `modal.${callOf(modal, values)}(${optionObject(modal, values, 'new')});`,
  ];
  return `${emptyElement(modal.tag, { 'base-url': baseUrl, ...elementAttributes(values) })}

<script type="module">
${indent(lines.join('\n'), 2)}
</script>
`;
}

/** A page with jQuery and the script file. */
export function jquerySnippet(modal: ModalKind, values: StoryValues): string {
  const { plugin, container, script } = modal;
  const lines = [
    `var container = $('#${container}').off();`,
    ...handlerLines(modal, values, {
      begin: (code) => `container.on(${code}, function (e, data) {`,
      data: 'data',
      acknowledge: oldAcknowledge,
    }),
    `container.${plugin}(${settings(values)});`,
    `container.data('${plugin}').${pluginCallOf(modal, values)}(${optionObject(modal, values, 'old')});`,
  ];
  return `${containerTag(modal, values)}
<button type="button" id="begin">Begin</button>

<!-- jQuery 1.7 or later is on the page already. -->
<script src="${baseUrl}/${script}" async defer></script>
<script>
  $('#begin').on('click', function () {
${indent(lines.join('\n'), 4)}
  });
</script>
`;
}

/** A page whose button has all options in its attributes. */
export function buttonSnippet(modal: ModalKind, values: StoryValues): string {
  const { container, script } = modal;
  const later = Object.entries(optionsGivenLater(modal, values)).map(([name, { example }]) => [name, example]);
  const attributes = buttonAttributes(modal, values, {
    target: `#${container}`,
    sessionId: values.session === 'none' ? undefined : sessionIdFromServer,
    more: Object.fromEntries(later) as Record<string, string>,
  });
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
  ${attributeList(attributes).join('\n  ')}
>
  Begin
</button>

<script src="${baseUrl}/${script}" async defer></script>
<script>
${indent(lines.join('\n'), 2)}
</script>
`;
}

/** The calls of a Node server before the page can open the modal. The upload is JSON, and JSON is JavaScript. */
export function serverSnippet({ sandbox }: ModalKind, { method, upload = '' }: StoryValues): string | undefined {
  if (!sandbox.takesUploads) return undefined;
  const isUploaded = method === 'createApprovalRequest' && upload.trim() !== '';
  const names = ['createAdjusterSession', ...(isUploaded ? ['uploadApprovalRequest'] : [])].join(', ');
  const request = indent(upload.trim(), 2).trimStart();
  return `import { ${names} } from 'payment-modals/node.js';

const service = {
  baseUrl: '${baseUrl}',
  claimsAuthenticationKey: process.env.CLAIMS_AUTHENTICATION_KEY,
};
const claimsSessionKey = await createAdjusterSession(service);
${
  isUploaded
    ? `await uploadApprovalRequest({
  ...service,
  claimsSessionKey,
  request: ${request},
});
`
    : ''
}// Hand the claimsSessionKey to the page.
`;
}

/** How one kind of page listens. */
interface HandlerStyle {
  /** `"modal.addEventListener('portal.load', ({ detail }) => {"` */
  readonly begin: (code: string) => string;
  /** The handler's name for the event's data. */
  readonly data: string;
  readonly acknowledge: (payload: string) => string;
}

/** For pages in older browsers. */
const oldAcknowledge: HandlerStyle['acknowledge'] = (payload) => `if (${payload}.acknowledge) ${payload}.acknowledge()`;

/** The handlers of results and errors, line by line. */
function handlerLines({ plugin, results }: ModalKind, values: StoryValues, style: HandlerStyle): readonly string[] {
  const { begin, data, acknowledge } = style;
  const done = results.payload(values, data);
  const isAcknowledged = values.method === 'makePayment' && values.options.acknowledgmentRequired === 'true';
  const log = [`  console.log(${done});`, ...(isAcknowledged ? [`  ${acknowledge(done)};`] : []), '});'];
  return [
    ...results.of(values).flatMap((code) => [begin(quoteScript(code)), ...log]),
    begin(quoteScript(`${plugin}.error`)),
    `  console.warn(${results.error(values, data)});`,
    '});',
  ];
}

/** The options of the jQuery plugin itself. */
function settings({ form, messages, display }: StoryValues): string {
  const given = [
    ...(form === 'earlier' ? ["form: 'earlier'"] : []),
    ...(display ? [`display: '${display}'`] : []),
    ...(messages ? [`messages: ${textObject(messages)}`] : []),
  ];
  return given.length === 0 ? '' : `{ ${given.join(', ')} }`;
}

/** The empty element that a page reserves. */
function containerTag({ container }: ModalKind, values: StoryValues): string {
  return emptyElement('div', { id: container, ...textAttributes(values) });
}

function emptyElement(tag: string, attributes: Attributes): string {
  return `<${tag} ${attributeList(attributes).join(' ')}></${tag}>`;
}

function attributeList(attributes: Attributes): readonly string[] {
  return Object.entries(attributes).map(([name, value]) => `${name}=${quoteAttribute(value)}`);
}

import { attributeOf } from '../../src/options/data-attributes.ts';
import { givenOptions, type ModalKind, type StoryValues } from '../stories/story.ts';
import { containerTag } from './container-tag.ts';
import { errorParts, isAcknowledged, payload, sessionIdFromServer, baseUrl } from './option-object.ts';
import { quoteAttribute } from './quote.ts';

/** The attributes of a button that opens the modal, by name. `sessionId` is absent where there is none. */
export function buttonAttributes(
  modal: ModalKind,
  values: StoryValues,
  { target, sessionId }: { readonly target: string; readonly sessionId: string | undefined },
): readonly (readonly [string, string])[] {
  const options = { ...(sessionId === undefined ? {} : { sessionId }), ...givenOptions(modal, values) };
  return [
    ['data-toggle', modal.plugin],
    ['data-method', values.method],
    ['data-target', target],
    ...(values.form === 'earlier' ? [['data-form', values.form] as const] : []),
    ...Object.entries(options).map(([name, text]) => [attributeOf(name), text] as const),
  ];
}

/** The page's code with a button that needs none. */
export function buttonSnippet(modal: ModalKind, values: StoryValues): string {
  const complete = modal.methods[values.method]?.completeCode ?? '';
  const done = payload(values, 'event.detail');
  const sessionId = values.session === 'none' ? undefined : sessionIdFromServer;
  const attributes = buttonAttributes(modal, values, { target: '#payment', sessionId });
  return `${containerTag(values)}

<button
  type="button"
${attributes.map(([name, text]) => `  ${name}=${quoteAttribute(text)}`).join('\n')}
>
  Begin
</button>

<script src="${baseUrl}/${modal.script}" async defer></script>
<script>
  var container = document.getElementById('payment');
  container.addEventListener('${complete}', function (event) {
    console.log(${done});${isAcknowledged(values) ? `\n    if (${done}.acknowledge) ${done}.acknowledge();` : ''}
  });
  container.addEventListener('${modal.plugin}.error', function (event) {
    console.log(${errorParts(values, 'event.detail')});
  });
</script>
`;
}

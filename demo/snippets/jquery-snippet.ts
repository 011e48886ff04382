import type { ModalKind, StoryValues } from '../stories/story.ts';
import { baseUrl, errorParts, isAcknowledged, optionObject, payload, textObject } from './option-object.ts';
import { indent } from './quote.ts';
import { containerTag } from './container-tag.ts';

/** The page's code with jQuery and the script file. */
export function jquerySnippet(modal: ModalKind, values: StoryValues): string {
  const complete = modal.methods[values.method]?.completeCode ?? '';
  const done = payload(values, 'data');
  const { plugin } = modal;
  const lines = [
    `var container = $('#payment').off();`,
    `container.on('${complete}', function (e, data) {`,
    `  console.log(${done});`,
    ...(isAcknowledged(values) ? [`  if (${done}.acknowledge) ${done}.acknowledge();`] : []),
    '});',
    `container.on('${plugin}.error', function (e, data) {`,
    `  console.log(${errorParts(values, 'data')});`,
    '});',
    `container.${plugin}(${settings(values)});`,
    `container.data('${plugin}').${values.method}(${optionObject(modal, values, 'sessionId: sessionId')});`,
  ];
  return `${containerTag(values)}
<button type="button" id="begin">Begin</button>

<!-- jQuery 1.7 or later is on the page already. -->
<script src="${baseUrl}/${modal.script}" async defer></script>
<script>
  $('#begin').on('click', function () {
${indent(lines.join('\n'), 4)}
  });
</script>
`;
}

function settings({ form, messages }: StoryValues): string {
  const given = [
    ...(form === 'earlier' ? ["form: 'earlier'"] : []),
    ...(messages ? [`messages: ${textObject(messages)}`] : []),
  ];
  return given.length === 0 ? '' : `{ ${given.join(', ')} }`;
}

import { operationOf, type ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { containerTag } from './container-tag.ts';
import { handlerLines, oldAcknowledge } from './handlers.ts';
import { baseUrl, optionObject, textObject } from './option-object.ts';
import { indent } from './quote.ts';

/** The page's code with jQuery and the script file. */
export function jquerySnippet(modal: ModalKind, values: StoryValues): string {
  const { plugin, container, script } = modal;
  const options = optionObject(modal, values, 'old');
  const lines = [
    `var container = $('#${container}').off();`,
    ...handlerLines(modal, values, {
      begin: (code) => `container.on(${code}, function (e, data) {`,
      data: 'data',
      acknowledge: oldAcknowledge,
    }),
    `container.${plugin}(${settings(values)});`,
    `container.data('${plugin}').${operationOf(modal, values).pluginCall}(${options});`,
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

function settings({ form, messages, display }: StoryValues): string {
  const given = [
    ...(form === 'earlier' ? ["form: 'earlier'"] : []),
    ...(display ? [`display: '${display}'`] : []),
    ...(messages ? [`messages: ${textObject(messages)}`] : []),
  ];
  return given.length === 0 ? '' : `{ ${given.join(', ')} }`;
}

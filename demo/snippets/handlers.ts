import type { ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { isAcknowledged } from './option-object.ts';
import { quoteScript } from './quote.ts';

/** How one kind of page listens. */
export interface HandlerStyle {
  /** `"modal.addEventListener('portal.load', ({ detail }) => {"` */
  readonly begin: (code: string) => string;
  /** The handler's name for the event's data. */
  readonly data: string;
  readonly acknowledge: (payload: string) => string;
}

/** The handlers of results and errors, line by line. */
export function handlerLines(
  { plugin, results }: ModalKind,
  values: StoryValues,
  { begin, data, acknowledge }: HandlerStyle,
): readonly string[] {
  const done = results.payload(values, data);
  const log = [`  console.log(${done});`, ...(isAcknowledged(values) ? [`  ${acknowledge(done)};`] : []), '});'];
  return [
    ...results.of(values).flatMap((code) => [begin(quoteScript(code)), ...log]),
    begin(quoteScript(`${plugin}.error`)),
    `  console.warn(${results.error(values, data)});`,
    '});',
  ];
}

/** For pages that may be opened in old browsers, or that have jQuery. */
export const oldAcknowledge: HandlerStyle['acknowledge'] = (payload) =>
  `if (${payload}.acknowledge) ${payload}.acknowledge()`;

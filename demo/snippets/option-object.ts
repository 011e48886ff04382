import { givenOptions, type ModalKind, type StoryValues } from '../stories/story.ts';
import { quoteScript } from './quote.ts';

/** Where the service is in all code that is shown. */
export const baseUrl = 'https://pay.example.com';

export const sessionIdFromServer = 'SESSION-ID-FROM-YOUR-SERVER';

/** The option object as code: the options that are given, and the session id that comes from the page's server. */
export function optionObject(
  modal: ModalKind,
  values: StoryValues,
  sessionId: 'sessionId' | 'sessionId: sessionId',
): string {
  const lines = Object.entries(givenOptions(modal, values)).map(([name, text]) => {
    const isBoolean = modal.options[name]?.kind === 'boolean' && /^(true|false)$/.test(text);
    return `${name}: ${isBoolean ? text : quoteScript(text)},`;
  });
  const session = values.session === 'none' ? [] : [`${sessionId}, // from your server, a new one for each operation`];
  return ['{', ...[...session, ...lines].map((line) => `  ${line}`), '}'].join('\n');
}

/** An object of texts as code. */
export function textObject(texts: Readonly<Record<string, string>>): string {
  return [
    '{',
    ...Object.entries(texts).map(([name, text]) => `  ${quoteScript(name)}: ${quoteScript(text)},`),
    '}',
  ].join('\n');
}

/** How a handler reads the payload of a completed operation. */
export function payload({ form }: StoryValues, data: string): string {
  return form === 'earlier' ? `${data}.paymentInfo` : data;
}

/** What an error handler shows. */
export function errorParts({ form }: StoryValues, data: string): string {
  return form === 'earlier' ? `${data}.description` : `${data}.Description, ${data}.Details`;
}

export function isAcknowledged({ method, options }: StoryValues): boolean {
  return method === 'makePayment' && options.acknowledgmentRequired === 'true';
}

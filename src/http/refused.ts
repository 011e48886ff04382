import { readShape } from '../read-shape.ts';
import type { ReadRefusal } from './http-client.ts';
import common from './refusals.json' with { type: 'json' };
import { Refusal } from './wire.ts';

/**
 * Reads refusals of a service. They have texts for developers, because the service's own may quote what was sent. A
 * refused call has done nothing. Any other 4xx counts as a lost answer: a proxy knows nothing about the payment.
 *
 * @param own The codes that only this service has, with their texts.
 */
export function refusedWith(own: Readonly<Record<string, string>>): ReadRefusal {
  const refusals: Readonly<Record<string, string>> = { ...common, ...own };
  return (error, status, json) => {
    const { responseCode = '', field, ...about } = readShape(Refusal, json) ?? {};
    const message = Object.hasOwn(refusals, responseCode) ? refusals[responseCode] : undefined;
    return message === undefined
      ? error('lost', 'unreadable', { message: `The service answered ${status} without a code.` })
      : error('refused', responseCode, { message, about, ...(field ? { field } : {}) });
  };
}

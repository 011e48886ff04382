import type { UploadAnswer } from '../../src/http/server-answers.ts';
import { Refusal } from '../simulator/shared/refusal.ts';
import type { Call, Reply } from './call.ts';

/** Does the upload, and answers in the form that the caller asks for. */
export function uploadAnswer({ headers }: Call, load: () => void): Reply {
  const { status, answer } = outcomeOf(load);
  return prefersXml(headers.get('Accept') ?? '')
    ? { status, body: answer, xml: toXml(answer) }
    : { status, body: answer };
}

function outcomeOf(load: () => void): { readonly status: number; readonly answer: UploadAnswer } {
  try {
    load();
    return { status: 200, answer: { ResponseCode: 'Success', ResponseMessage: null } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, answer: { ResponseCode: error.code, ResponseMessage: error.message } };
  }
}

/** `application/xml`, or `text/xml, application/json;q=0.5`: XML is asked for, and before JSON. */
export function prefersXml(accept: string): boolean {
  const wanted = accept
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { type, quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0);
  const xml = wanted.find(({ type }) => type === 'application/xml' || type === 'text/xml');
  const json = wanted.find(({ type }) => type === 'application/json');
  if (!xml || !json) return xml !== undefined;
  return xml.quality === json.quality ? wanted.indexOf(xml) < wanted.indexOf(json) : xml.quality > json.quality;
}

function toXml({ ResponseCode, ResponseMessage }: UploadAnswer): string {
  const message = ResponseMessage
    ? `<ResponseMessage>${escaped(ResponseMessage)}</ResponseMessage>`
    : '<ResponseMessage xsi:nil="true"/>';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<LoadRequestDataResponse xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `  <ResponseCode>${escaped(ResponseCode)}</ResponseCode>`,
    `  ${message}`,
    '</LoadRequestDataResponse>',
    '',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

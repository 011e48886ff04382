import type { UploadAnswer } from '../../src/http/server-answers.ts';
import { escaped } from '../page-markup.ts';
import type { Call, Reply } from './call.ts';

export function inRequestedFormat({ headers }: Call, reply: Reply): Reply {
  return prefersXml(headers.get('Accept') ?? '') ? { ...reply, xml: toXml(reply.body as UploadAnswer) } : reply;
}

/** True if XML is preferred to JSON: `application/xml`, or `text/xml, application/json;q=0.5`. */
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

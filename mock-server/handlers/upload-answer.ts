import type { UploadAnswer } from '../../src/http/server-answers.ts';
import { acceptedIn } from '../accepted.ts';
import { escaped } from '../page-markup.ts';
import type { Call, Reply } from './call.ts';

export function inRequestedFormat({ headers }: Call, reply: Reply): Reply {
  return prefersXml(headers.get('Accept') ?? '') ? { ...reply, xml: toXml(reply.body as UploadAnswer) } : reply;
}

/** True if XML is preferred to JSON: `application/xml`, or `text/xml, application/json;q=0.5`. */
export function prefersXml(accept: string): boolean {
  const preferred = acceptedIn(accept).find((type) => /^(application\/(xml|json)|text\/xml)$/.test(type));
  return preferred?.endsWith('/xml') ?? false;
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

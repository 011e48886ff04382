import type { ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { baseUrl } from './option-object.ts';
import { indent } from './quote.ts';

/**
 * The calls of a Node server before the page can open the modal. JSON is JavaScript: the upload stands there as it is.
 */
export function serverSnippet({ sandbox }: ModalKind, { method, upload = '' }: StoryValues): string | undefined {
  if (!sandbox.takesUploads) return undefined;
  const isUploaded = method === 'createApprovalRequest' && upload.trim() !== '';
  const names = ['createAdjusterSession', ...(isUploaded ? ['uploadApprovalRequest'] : [])].join(', ');
  const request = indent(upload.trim(), 2).trimStart();
  const lines = [
    `import { ${names} } from 'payment-modals/node.js';`,
    '',
    'const service = {',
    `  baseUrl: '${baseUrl}',`,
    '  claimsAuthenticationKey: process.env.CLAIMS_AUTHENTICATION_KEY,',
    '};',
    'const claimsSessionKey = await createAdjusterSession(service);',
    ...(isUploaded
      ? ['await uploadApprovalRequest({', '  ...service,', '  claimsSessionKey,', `  request: ${request},`, '});']
      : []),
    '// Hand the claimsSessionKey to the page.',
  ];
  return `${lines.join('\n')}\n`;
}

/** Who calls an endpoint: the integrator's server with a secret key, the modal in a page, or anyone testing. */
export type Caller = 'server' | 'page' | 'sandbox';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** The path as in the OpenAPI file: parts in braces match any text. */
  readonly path: string;
  readonly caller: Caller;
}

const endpoint =
  (caller: Caller, folder: string, method: Endpoint['method'] = 'POST') =>
  (name: string): Endpoint => ({ method, path: `/${folder}/${name}`, caller });

/** The endpoints of a modal. Each key is the prefix and the last part of the path. */
function operations<Prefix extends string, Name extends string>(folder: string, prefix: Prefix, ...names: Name[]) {
  const make = endpoint('page', `${folder}/Operations`);
  return Object.fromEntries(names.map((name) => [prefix + name, make(name)])) as Record<`${Prefix}${Name}`, Endpoint>;
}

const adjuster = endpoint('page', 'Claims/AdjusterModal/Operations');
const portalServer = endpoint('server', 'GenericModal');
const claimsServer = endpoint('server', 'Claims');
const claimsQuery = endpoint('server', 'Claims', 'GET');
const read = endpoint('sandbox', 'sandbox', 'GET');
const send = endpoint('sandbox', 'sandbox');

export const serviceEndpoints = {
  CreateSession: portalServer('SessionKey/Create'),
  RevokeSession: portalServer('SessionKey/Revoke'),
  Find: portalServer('Transactions/Find'),
  Void: portalServer('Transactions/Void'),
  Refund: portalServer('Transactions/Refund'),
  ...operations('GenericModal', '', 'Open', 'Extend', 'Quote', 'BankName', 'Pay', 'Save', 'Status'),
  ...operations('GenericModal', '', 'Acknowledge', 'SendReceipt', 'Cancel'),

  ClaimsSession: claimsQuery('api/Session/Create'),
  ClaimsSessionWithOptions: claimsServer('api/Session/Create'),
  /** For the adjuster modal, spelled as in its documentation. */
  AdjusterSession: claimsQuery('Api/Session/Create'),
  AdjusterSessionWithOptions: claimsServer('Api/Session/Create'),
  ClaimsRevokeSession: claimsServer('api/Session/Revoke'),
  ClaimsFind: claimsServer('Transactions/Find'),
  ClaimsVoid: claimsServer('Transactions/Void'),
  ClaimsRefund: claimsServer('Transactions/Refund'),
  ...operations('Claims/AccountModal', 'Account', 'Open', 'Extend', 'BankName', 'Submit', 'Status', 'Cancel'),

  LoadRequestData: claimsServer('AdjusterModal/Operations/LoadRequestData'),
  ...operations('Claims/AdjusterModal', 'Adjuster', 'OpenCreate', 'Extend', 'Create', 'CreateStatus'),
  AdjusterCurrent: adjuster('Current'),
  AdjusterResend: adjuster('ResendEmail'),
  AdjusterCancel: adjuster('CancelRequest'),
  ...operations('Claims/AdjusterModal', 'Adjuster', 'OpenManage', 'CancelStatus', 'Close'),
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Endpoints that only the sandbox has. They have no faults, so that faults can always be removed. */
export const sandboxEndpoints = {
  SandboxSession: send('sessions'),
  SandboxLedger: read('ledger'),
  SandboxOutbox: read('outbox'),
  SandboxUpload: send('approval-requests'),
  SandboxApprovalRequests: read('approval-requests'),
  SandboxLink: read('links/{token}'),
  SandboxLinkChoice: send('links/{token}'),
  SandboxNotifications: read('notifications'),
  SandboxNotificationAddress: send('notifications/address'),
  SandboxNotificationAgain: send('notifications/{id}/again'),
  SandboxTestNumbers: read('test-numbers'),
  SandboxFaults: send('faults'),
  SandboxFees: send('fees'),
  SandboxKeys: send('keys'),
  SandboxClock: send('clock'),
  SandboxReset: send('reset'),
} as const satisfies Readonly<Record<string, Endpoint>>;

export const endpoints = { ...serviceEndpoints, ...sandboxEndpoints };

export type ServiceEndpointName = keyof typeof serviceEndpoints;
export type EndpointName = keyof typeof endpoints;

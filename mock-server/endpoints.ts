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

const payment = endpoint('page', 'GenericModal/Operations');
const account = endpoint('page', 'Claims/AccountModal/Operations');
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
  Open: payment('Open'),
  Extend: payment('Extend'),
  Quote: payment('Quote'),
  BankName: payment('BankName'),
  Pay: payment('Pay'),
  Save: payment('Save'),
  Status: payment('Status'),
  Acknowledge: payment('Acknowledge'),
  SendReceipt: payment('SendReceipt'),
  Cancel: payment('Cancel'),

  ClaimsSession: claimsQuery('api/Session/Create'),
  ClaimsSessionWithOptions: claimsServer('api/Session/Create'),
  /** For the adjuster modal, spelled as in its documentation. */
  AdjusterSession: claimsQuery('Api/Session/Create'),
  AdjusterSessionWithOptions: claimsServer('Api/Session/Create'),
  ClaimsRevokeSession: claimsServer('api/Session/Revoke'),
  ClaimsFind: claimsServer('Transactions/Find'),
  ClaimsVoid: claimsServer('Transactions/Void'),
  ClaimsRefund: claimsServer('Transactions/Refund'),
  AccountOpen: account('Open'),
  AccountExtend: account('Extend'),
  AccountBankName: account('BankName'),
  AccountSubmit: account('Submit'),
  AccountStatus: account('Status'),
  AccountCancel: account('Cancel'),

  LoadRequestData: claimsServer('AdjusterModal/Operations/LoadRequestData'),
  AdjusterOpenCreate: adjuster('OpenCreate'),
  AdjusterExtend: adjuster('Extend'),
  AdjusterCreate: adjuster('Create'),
  AdjusterCreateStatus: adjuster('CreateStatus'),
  AdjusterOpenManage: adjuster('OpenManage'),
  AdjusterCurrent: adjuster('Current'),
  AdjusterResend: adjuster('ResendEmail'),
  AdjusterCancel: adjuster('CancelRequest'),
  AdjusterCancelStatus: adjuster('CancelStatus'),
  AdjusterClose: adjuster('Close'),
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

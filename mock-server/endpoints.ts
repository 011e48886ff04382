/**
 * Who calls an endpoint: the integrator's server with a secret key, the modal in a page, or whoever tries the sandbox.
 */
export type Caller = 'server' | 'page' | 'sandbox';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** As in openapi.yaml: what is in braces stands for any text. */
  readonly path: string;
  readonly caller: Caller;
}

const operation = (modal: string, name: string): Endpoint => ({
  method: 'POST',
  path: `/${modal}/Operations/${name}`,
  caller: 'page',
});
const payment = (name: string) => operation('GenericModal', name);
const account = (name: string) => operation('Claims/AccountModal', name);
const adjuster = (name: string) => operation('Claims/AdjusterModal', name);
const fromServer = (path: string, method: Endpoint['method'] = 'POST'): Endpoint => ({
  method,
  path,
  caller: 'server',
});
const sandbox = (method: 'GET' | 'POST', path: string): Endpoint => ({
  method,
  path: `/sandbox/${path}`,
  caller: 'sandbox',
});

/** The endpoints of the service itself, by the name that faults are asked for with. */
export const serviceEndpoints = {
  CreateSession: fromServer('/GenericModal/SessionKey/Create'),
  Find: fromServer('/GenericModal/Transactions/Find'),
  Void: fromServer('/GenericModal/Transactions/Void'),
  Refund: fromServer('/GenericModal/Transactions/Refund'),
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

  ClaimsSession: fromServer('/Claims/api/Session/Create', 'GET'),
  ClaimsSessionWithOptions: fromServer('/Claims/api/Session/Create'),
  /** Spelled as in the adjuster modal's documentation, and for that modal. */
  AdjusterSession: fromServer('/Claims/Api/Session/Create', 'GET'),
  AdjusterSessionWithOptions: fromServer('/Claims/Api/Session/Create'),
  ClaimsFind: fromServer('/Claims/Transactions/Find'),
  ClaimsVoid: fromServer('/Claims/Transactions/Void'),
  ClaimsRefund: fromServer('/Claims/Transactions/Refund'),
  AccountOpen: account('Open'),
  AccountExtend: account('Extend'),
  AccountBankName: account('BankName'),
  AccountSubmit: account('Submit'),
  AccountStatus: account('Status'),
  AccountCancel: account('Cancel'),

  LoadRequestData: fromServer('/Claims/AdjusterModal/Operations/LoadRequestData'),
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

/** Endpoints of the sandbox alone. Nothing goes wrong here, so that faults can always be taken back. */
export const sandboxEndpoints = {
  SandboxSession: sandbox('POST', 'sessions'),
  SandboxLedger: sandbox('GET', 'ledger'),
  SandboxOutbox: sandbox('GET', 'outbox'),
  SandboxUpload: sandbox('POST', 'approval-requests'),
  SandboxApprovalRequests: sandbox('GET', 'approval-requests'),
  SandboxLink: sandbox('GET', 'links/{token}'),
  SandboxLinkChoice: sandbox('POST', 'links/{token}'),
  SandboxNotifications: sandbox('GET', 'notifications'),
  SandboxNotificationAddress: sandbox('POST', 'notifications/address'),
  SandboxNotificationAgain: sandbox('POST', 'notifications/{id}/again'),
  SandboxTestNumbers: sandbox('GET', 'test-numbers'),
  SandboxFaults: sandbox('POST', 'faults'),
  SandboxFees: sandbox('POST', 'fees'),
  SandboxClock: sandbox('POST', 'clock'),
  SandboxReset: sandbox('POST', 'reset'),
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Every endpoint that the handlers answer. Described in openapi.yaml. */
export const endpoints = { ...serviceEndpoints, ...sandboxEndpoints };

export type ServiceEndpointName = keyof typeof serviceEndpoints;
export type EndpointName = keyof typeof endpoints;

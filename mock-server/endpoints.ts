/** Who calls an endpoint: the integrator's server with a secret key, the modal in a page, or whoever tries the sandbox. */
export type Caller = 'server' | 'page' | 'sandbox';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly caller: Caller;
}

const operation = (name: string): Endpoint => ({
  method: 'POST',
  path: `/GenericModal/Operations/${name}`,
  caller: 'page',
});
const fromServer = (path: string): Endpoint => ({ method: 'POST', path, caller: 'server' });
const sandbox = (method: 'GET' | 'POST', path: string): Endpoint => ({
  method,
  path: `/sandbox/${path}`,
  caller: 'sandbox',
});

/** The endpoints of the service itself, by the name that faults are asked for with. */
export const serviceEndpoints = {
  CreateSession: fromServer('/GenericModal/SessionKey/Create'),
  Void: fromServer('/GenericModal/Transactions/Void'),
  Refund: fromServer('/GenericModal/Transactions/Refund'),
  Open: operation('Open'),
  Quote: operation('Quote'),
  Pay: operation('Pay'),
  Save: operation('Save'),
  Status: operation('Status'),
  Acknowledge: operation('Acknowledge'),
  Cancel: operation('Cancel'),
} as const satisfies Readonly<Record<string, Endpoint>>;

/** What only the sandbox has. Nothing goes wrong here, so that faults can always be taken back. */
export const sandboxEndpoints = {
  SandboxSession: sandbox('POST', 'sessions'),
  SandboxLedger: sandbox('GET', 'ledger'),
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

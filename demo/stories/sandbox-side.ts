import type { StoryValues } from './story-values.ts';

/** What the stories of a modal ask of the sandbox besides what the modal asks itself. */
export interface SandboxSide {
  /** Who can be chosen as the customer of the service. */
  readonly merchants: readonly { readonly key: string; readonly name: string }[];
  /** Makes what the modal is opened with: a session, and where an operation needs more of the sandbox, that too. */
  readonly begin: (values: StoryValues) => Promise<BegunSession>;
  /** Reserves a session as a modal in another window would. */
  readonly reserve: (begun: BegunSession) => Promise<void>;
  /** Spends a session as a cancelled operation does. */
  readonly spend: (sessionKey: string) => Promise<void>;
  readonly ledger: 'payments' | 'claims';
  /** Whether it has e-mails sent. */
  readonly sendsEmails: boolean;
  /** Whether something is uploaded by the page's server before, which becomes an approval request. */
  readonly takesUploads: boolean;
}

export interface BegunSession {
  readonly sessionKey: string;
  /** Options that are known only now, under their listed names. */
  readonly options?: Readonly<Record<string, string>>;
}

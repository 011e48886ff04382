import type { StoryValues } from './story-values.ts';

/** The calls of a modal's stories to the sandbox, besides the modal's own. */
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
  /** True where it has e-mails sent. */
  readonly sendsEmails: boolean;
  /** True where the page's server uploads something before, which becomes an approval request. */
  readonly takesUploads: boolean;
}

export interface BegunSession {
  readonly sessionKey: string;
  /** Options that are known only now, under their listed names. */
  readonly options?: Readonly<Record<string, string>>;
}

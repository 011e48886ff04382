import type { ApprovalRequestUpload } from '../../../adapters/node/approval-upload.ts';
import type { ApprovalRequestParty } from '../../../src/adjuster/upload/upload-tables.ts';
import { parseCents, toDecimalText } from '../../../src/money.ts';
import type { StorySetup } from '../story.ts';
import uploads from './uploads.json' with { type: 'json' };

type PartySource = string | (Partial<ApprovalRequestParty> & { readonly like?: string });

type RequestSource = Omit<Partial<ApprovalRequestUpload>, 'ApprovalRequestParties'> & {
  readonly ApprovalRequestParties: readonly PartySource[];
};

const parties = uploads.parties as Readonly<Record<string, ApprovalRequestParty>>;

function partyOf(source: PartySource): ApprovalRequestParty {
  const { like = '', ...own } = typeof source === 'string' ? { like: source } : source;
  return { ...parties[like], ...own } as ApprovalRequestParty;
}

/** A request of uploads.json. Without `TotalAmount`, the total is what the parties get together. */
function requestOf(source: RequestSource): object {
  const all = source.ApprovalRequestParties.map(partyOf);
  const total = all.reduce((sum, { PaymentAmount }) => sum + (parseCents(String(PaymentAmount)) ?? 0), 0);
  return { ...uploads.claim, TotalAmount: toDecimalText(total), ...source, ApprovalRequestParties: all };
}

/** JSON with the name `__proto__` does not survive a bundler, so this one is code. */
const markup: RequestSource = {
  ClaimNumber: '{{claim}} ${claim} <i>42</i>',
  ClaimDetails: ['<a href="javascript:alert(1)">Read this</a>', "'; DROP TABLE claims; --"],
  ExtendedParameters: { '<u>Branch</u>': '&lt;12&gt;', ['__proto__']: 'polluted' },
  ApprovalRequestParties: [
    {
      like: 'claimant',
      IndividualDetails: {
        FirstName: '<b>Ana</b>',
        LastName: '<img src=x onerror=alert(1)>',
        Email: 'ana@mail.example',
      },
    },
  ],
};

/** The story values of an upload. Invisible characters are escaped: `\\u202e`. */
function uploaded(upload: object): StorySetup {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return { upload: JSON.stringify(upload, null, 2).replace(/\p{Cf}/gu, escape) };
}

const composed: Readonly<Record<string, RequestSource>> = {
  ...(uploads.requests as unknown as Readonly<Record<string, RequestSource>>),
  markup,
};

export const uploadSetups: Readonly<Record<string, StorySetup>> = {
  ...Object.fromEntries(Object.entries(composed).map(([name, source]) => [name, uploaded(requestOf(source))])),
  older: uploaded(uploads.older),
  allWrong: uploaded(uploads.allWrong),
};

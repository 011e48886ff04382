import accountNotes from '../src/account/account-option-notes.json' with { type: 'json' };
import * as tables from '../src/account/account-options.ts';
import adjusterNotes from '../src/adjuster/adjuster-option-notes.json' with { type: 'json' };
import { adjusterOptions } from '../src/adjuster/adjuster-options.ts';
import type { OptionTable } from '../src/options/option-table.ts';
import paymentNotes from '../src/payment/payment-option-notes.json' with { type: 'json' };
import { paymentOptions } from '../src/payment/payment-options.ts';

export type DocumentedOptions = readonly [options: OptionTable, notes: Readonly<Record<string, string>>];

/** Pairs options with their notes. The types require a note for each option. */
function documented<Table extends OptionTable>(options: Table, notes: Readonly<Record<keyof Table, string>>) {
  return [options, notes] as const;
}

/** What builds, checks and documentation need to know about a modal. */
export interface Modal {
  /** The element, and the name of its modules: in `components/<tag>`, `components/define`, `adapters/script`. */
  readonly tag: string;
  /** The name of its folders in `src`, `mock-server`, `docs`, the stories and the tests. */
  readonly folder: 'payment' | 'account' | 'adjuster';
  readonly options: DocumentedOptions;
  /** Options that are objects, by the name of their table in the documentation. */
  readonly objects?: Readonly<Record<string, DocumentedOptions>>;
  /** The modals whose scripts are built together and share a chunk: those that are often on one page. */
  readonly family: 'portal' | 'claims';
  /** The file name of the script for pages without a bundler, and its source. */
  readonly loader: { readonly name: string; readonly source: string };
  /** Size limit of the element as a script with everything it needs, in KB of min+gzip. */
  readonly mostKilobytes: number;
}

export const modals: readonly Modal[] = [
  {
    tag: 'portal-payment',
    folder: 'payment',
    options: documented(paymentOptions, paymentNotes),
    family: 'portal',
    loader: { name: 'Portal.js', source: 'adapters/script/portal.ts' },
    mostKilobytes: 35.48,
  },
  {
    tag: 'claims-account',
    folder: 'account',
    options: documented(tables.accountOptions, accountNotes.account),
    objects: {
      'company-details': documented(tables.companyDetails, accountNotes.company),
      'contact-details': documented(tables.contactDetails, accountNotes.contact),
      'individual-details': documented(tables.individualDetails, accountNotes.individual),
    },
    family: 'claims',
    loader: { name: 'Claims.js', source: 'adapters/script/claims.ts' },
    mostKilobytes: 33.99,
  },
  {
    tag: 'claims-adjuster',
    folder: 'adjuster',
    options: documented(adjusterOptions, adjusterNotes),
    family: 'claims',
    loader: { name: 'GetAdjusterModalJs', source: 'adapters/script/adjuster.ts' },
    mostKilobytes: 28.37,
  },
];

/** Size limit of a framed element, in KB of min+gzip: 5, and the rest for containers and buttons. */
export const mostKilobytesOfFramed = 6.55;

/** Size limit of a loader, in KB of min+gzip. Every page loads it first. */
export const mostKilobytesOfLoader = 3.39;

/** The package's modules with elements, and their sources. A second build has warnings for developers. */
export const elementModules: Readonly<Record<string, string>> = {
  index: 'components/index.ts',
  ...Object.fromEntries(
    modals.flatMap(({ tag }) => [
      [`define/${tag}`, `components/define/${tag}.ts`],
      [tag, `components/${tag}/${tag}.ts`],
    ]),
  ),
  react: 'adapters/react/index.ts',
};

export const packageModules: Readonly<Record<string, string>> = {
  ...elementModules,
  ...Object.fromEntries(modals.map(({ tag }) => [`framed/${tag}`, `adapters/frame/define/${tag}.ts`])),
  'framed/react': 'adapters/react/framed/index.ts',
  jquery: 'adapters/jquery/index.ts',
  node: 'adapters/node/index.ts',
  testing: 'adapters/testing/index.ts',
};

/** The types of the elements for framework templates, by name, with their sources. They contain no code. */
export const templateTypes: Readonly<Record<string, string>> = Object.fromEntries(
  ['preact', 'react', 'solid', 'svelte', 'vue'].map((name) => [`types/${name}`, `adapters/templates/${name}.ts`]),
);

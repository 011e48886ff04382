import { html, nothing, type TemplateResult } from 'lit';
import type { PostalAddress } from '../../src/claims/wire.ts';
import type { RequestParty } from '../../src/adjuster/wire.ts';
import type { Cents } from '../../src/money.ts';
import { breakable } from '../shared/breakable.ts';
import type { AdjusterTexts } from './adjuster-view.ts';

export interface Column<Party> {
  readonly header: string;
  readonly cell: (party: Party) => unknown;
  readonly style?: 'state' | 'amount' | 'action';
}

/** The parties as a table, or as cards on a narrow screen. Browsers remove the roles of such tables. */
export function partyTable<Party extends RequestParty>(
  texts: AdjusterTexts,
  { parties, totalAmount }: { readonly parties: readonly Party[]; readonly totalAmount: Cents },
  columns: readonly Column<Party>[],
  nameOf: (party: Party) => string = ({ name }) => name,
): TemplateResult {
  const { t, money } = texts;
  const row = (label: string, name: unknown, cellOf: (column: Column<Party>) => unknown) =>
    html`<tr role="row" aria-label=${label} tabindex="-1" data-keeps-focus>
      <th role="rowheader" scope="row">${name}</th>
      ${columns.map((column) => {
        const { header, style = '' } = column;
        return html`<td role="cell" class=${style} data-header=${header}>${cellOf(column)}</td>`;
      })}
    </tr>`;
  return html`<table class="parties" role="table" part="parties">
    <caption>
      ${t('parties.caption')}
    </caption>
    <thead>
      <tr role="row">
        <th role="columnheader" scope="col">${t('party.name')}</th>
        ${columns.map(
          ({ header, style = '' }) => html`<th role="columnheader" scope="col" class=${style}>${header}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${parties.map((party) => row(nameOf(party), partyInWords(texts, party, nameOf(party)), ({ cell }) => cell(party)))}
    </tbody>
    <tfoot>
      ${row(t('claim.total'), t('claim.total'), ({ style }) => (style === 'amount' ? money(totalAmount) : ''))}
    </tfoot>
  </table>`;
}

function partyInWords({ t }: AdjusterTexts, party: RequestParty, name: string): TemplateResult {
  const { role, contactName, companyType, referenceId, vendor } = party;
  const kind = companyType && t(companyType === 'Vendor' ? 'party.vendor' : 'party.business');
  const more = [
    t(`role.${role}`),
    [kind, contactName].filter(Boolean).join(', '),
    referenceId && t('party.reference', { reference: referenceId }),
    vendor?.serviceDate && t('party.serviceDate', { date: vendor.serviceDate }),
    vendor?.referenceNumber && t('party.vendorReference', { reference: vendor.referenceNumber }),
    vendor?.documentUrl && t('party.document', { url: vendor.documentUrl }),
  ];
  return html`<span class="name">${breakable(name)}</span> ${smallLine(more.filter(Boolean).join('\n'))}`;
}

/** A text of one or more lines below another one. */
export function smallLine(text: string | null | undefined): TemplateResult | typeof nothing {
  return text ? html`<span class="small">${breakable(text)}</span>` : nothing;
}

export function addressInWords({ t }: AdjusterTexts, address: PostalAddress | null): string | undefined {
  if (!address) return undefined;
  const { city, state, zip } = address;
  return t('party.address', { address: `${address.address}, ${city}, ${state}\u00a0${zip}` });
}

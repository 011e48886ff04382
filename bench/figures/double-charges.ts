import { payThroughModal } from '../charges/modal-payer.ts';
import { payBills } from '../charges/payments.ts';
import { payAndStartOver } from '../charges/restarting-payer.ts';
import { ratioRow, type Figure } from '../figure.ts';

const count = 2_000;
/** How many of all calls go wrong. */
const faults = 0.3;

export const doubleCharges: Figure = {
  name: 'Double charges',
  how:
    `Double charges: ${count.toLocaleString('en-US')} payments through the operation of the modal, the HTTP client and ` +
    `the sandbox, from one seed. ${faults * 100} percent of all calls are cut, answered by a gateway, truncated, ` +
    'duplicated, late or slow, while the payer clicks twice, goes back, closes and leaves. What the page was told is ' +
    'held against the ledger. The reference is a page that starts over in a new session whenever something fails. ' +
    'Unknown: the payer closed the modal before the answer could be had, and the page was told so.',
  async measure() {
    await payBills(payThroughModal, { count: 100, faults: 0 });
    const ours = await payBills(payThroughModal, { count, faults });
    const reference = await payBills(payAndStartOver, { count, faults });
    const unharmed = await payBills(payThroughModal, { count: count / 4, faults: 0 });
    const none = (what: string, mine: number, theirs: number) => ({
      what: `2,000 payments over random faults: ${what}`,
      ours: String(mine),
      reference: String(theirs),
      toHold: 'none',
      holds: mine === 0,
    });
    if (ours.paid === 0) throw new Error('No payment went through, so nothing can be said of double charges.');
    return [
      none('charged twice', ours.chargedTwice, reference.chargedTwice),
      none('page told something untrue', ours.toldWrong, reference.toldWrong),
      { what: '… paid', ours: String(ours.paid), reference: String(reference.paid) },
      { what: '… left unknown by the payer', ours: String(ours.unknown), reference: String(reference.unknown) },
      ratioRow(
        '… payments a second, against the same without faults',
        { ours: ours.perSecond, reference: unharmed.perSecond },
        (value) => value.toFixed(0),
      ),
    ];
  },
};

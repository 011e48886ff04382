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
    `Double charges: ${count.toLocaleString('en-US')} payments through the modal’s operation, the HTTP client and the ` +
    `sandbox, from one seed. ${faults * 100} percent of all calls are cut, truncated, duplicated, late, slow or answered ` +
    'by a gateway. Meanwhile the payer clicks twice, goes back, closes and leaves. The events of the page are compared ' +
    'with the ledger. The reference is a page that starts over in a new session after each failure. Unknown: the payer ' +
    'closed the modal before the result was known, and the page received that.',
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
      none('untrue events', ours.toldWrong, reference.toldWrong),
      { what: '… paid', ours: String(ours.paid), reference: String(reference.paid) },
      { what: '… unknown when left', ours: String(ours.unknown), reference: String(reference.unknown) },
      ratioRow(
        '… payments per second, with and without faults',
        { ours: ours.perSecond, reference: unharmed.perSecond },
        (value) => value.toFixed(0),
      ),
    ];
  },
};

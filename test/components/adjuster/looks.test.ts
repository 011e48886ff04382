import { walk } from '../person.ts';
import { describeLooks } from '../suites/looks-suite.ts';
import { submitInVain } from '../suites/operation-case.ts';
import { cancelling } from './adjuster-cases.ts';
import { openCreate, openCreated, openManage, type AdjusterSettings } from './adjuster-harness.ts';
import { asked, tenParties } from './adjuster-samples.ts';
import { states } from './adjuster-states.ts';

const word = 'W'.repeat(100);
const merchant = { name: word, phone: '(555) 010-0199' };

const long = {
  claimNumber: word,
  claimDetails: [word],
  accountGroupCode: word,
  extendedParameters: { [word]: word },
  parties: tenParties.map((party) => ({
    ...party,
    referenceId: word,
    name: word,
    contactName: word,
    amount: 99_999_999_999,
    email: `${'w'.repeat(242)}@example.com`,
    address: { address: word, city: word, state: word, zip: word },
    vendor: { serviceDate: word, referenceNumber: word, documentUrl: `https://example.com/${'w'.repeat(230)}` },
  })),
};

const request = { ...long, parties: long.parties.map(asked), timeZone: word };

describeLooks(states, 'with what was uploaded for four parties', {
  'with long texts in the upload': (settings: AdjusterSettings) => openCreate({ upload: long, merchant, ...settings }),
  'with long texts in a new request': (settings: AdjusterSettings) =>
    openCreated({ upload: long, merchant, ...settings }),
  'with long texts in a request': walk(
    (settings: AdjusterSettings) => openManage({ request, merchant, ...settings }),
    (modal) => submitInVain(cancelling, modal, { code: 'NoProcessorResponse' }),
  ),
});

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { ApprovalRequestStatus } from '../../../src/adjuster/enumerations.ts';
import { adjusterEn } from '../../../src/adjuster/adjuster.en.ts';
import { loadAdjusterMessages } from '../../../src/adjuster/adjuster-messages.ts';
import { sharedEn } from '../../../src/messages/shared.en.ts';
import { checkCatalogues, everyCatalogue } from '../messages/catalogue-checks.ts';

await checkCatalogues({
  modal: 'the adjuster modal',
  english: adjusterEn,
  load: loadAdjusterMessages,
  fields: {},
  declines: [],
  chargingTexts: ['setback.noQuote', 'leave.text'],
  names: {
    'create.heading': 'Check the approval request',
    'create.button': 'Create request',
    'created.heading': 'Approval request created',
    'manage.heading': 'Approval request {id}',
    'canceled.heading': 'Approval request canceled',
    'cancelRequest.button': 'Cancel request',
    'cancelRequest.go': 'Cancel the request',
    'cancelRequest.stay': 'Keep the request',
    'resend.label': 'Resend email to {party}',
    'parties.caption': 'Parties',
    print: 'Print',
    close: 'Close',
    'manage.done': 'Done',
    cancel: 'Cancel',
    'problem.heading': 'There is a problem',
  },
});

for (const [language, texts] of await everyCatalogue(loadAdjusterMessages)) {
  test(`The statuses of a request are different in ${language}`, () => {
    const words = Object.values(ApprovalRequestStatus).map((status) => texts[`status.${status}`]);
    assert.equal(new Set(words).size, words.length);
  });
}

test('Every text of the modal is used', () => {
  const folder = new URL('../../../components/claims-adjuster/', import.meta.url);
  const shared = new URL('../../../components/shared/', import.meta.url);
  const sources = [folder, shared].flatMap((place) =>
    readdirSync(place).map((file) => readFileSync(new URL(file, place), 'utf8')),
  );
  const code = sources.join('\n');
  const quoted = (key: string) => code.includes(`'${key}'`) || code.includes(`"${key}"`);
  /** `role.ApprovalOnly` is said by `role.${role}`; of more than two words only the first is written. */
  const composed = (key: string) => code.includes(`\`${key.split('.')[0] ?? ''}.\${`);
  /** The unreachable heading and its like are said by their step. */
  const ofStep = (key: string) => /^(?:unreachable|refused|unknown)\.heading$/.test(key);
  /** `manage.heading` is said by a template that ends with `}.heading`, and names `manage` elsewhere. */
  const named = (key: string) => {
    const [first = '', ...rest] = key.split('.');
    return code.includes(`}.${rest.join('.')}\``) && quoted(first);
  };
  const unsaid = Object.keys(adjusterEn).filter(
    (key) => !(key in sharedEn) && !quoted(key) && !composed(key) && !ofStep(key) && !named(key),
  );
  assert.deepEqual(unsaid, []);
});

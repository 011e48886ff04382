import { card, escaped, homeNav, htmlPage, subjectMarkup, tableCard } from './page-markup.ts';
import { savedCards } from './simulator/adjuster/push-to-card-wallet.ts';
import { partsOf } from './simulator/shared/email-texts.ts';
import type { Email } from './simulator/shared/outbox.ts';
import type { Simulator } from './simulator/simulator.ts';
import { payeeTable, savedCardTable, testNumberTables } from './test-number-tables.ts';

const navs = [homeNav('Sandbox', 'Payment sandbox')];

export function testNumbersPage({ demoMethods, claims }: Simulator): string {
  const tables = [...testNumberTables(demoMethods), payeeTable(claims.demoAccounts), savedCardTable(savedCards)];
  return htmlPage({
    title: 'Test numbers · Payment sandbox',
    isWide: true,
    heading: 'Test numbers',
    lead: 'What to type, and what comes of it.',
    navs,
    main: tables.map(tableCard),
  });
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export function outboxPage(emails: readonly Email[]): string {
  const none = '<div class="card"><p>No email was sent. None ever leaves the sandbox.</p></div>';
  return htmlPage({
    title: 'Outbox · Payment sandbox',
    heading: 'Outbox',
    lead: 'No email leaves the sandbox.',
    navs,
    main: emails.length === 0 ? [none] : emails.toReversed().map(emailMarkup),
  });
}

function emailMarkup({ to, subject, text, link, language, sentAt }: Email): string {
  const sent = `<time datetime="${sentAt}">${time.format(new Date(sentAt))} UTC</time>`;
  const parts = partsOf(text, language).map(
    ([language, part]) => `<p class="mail-text" lang="${language}">${withLinks(part, link)}</p>`,
  );
  const content = [`<p class="quiet">To ${escaped(to)} · ${sent}</p>`, ...parts];
  return card(subjectMarkup(subject, language), content, 'article');
}

/** Makes only the e-mail's own link clickable, in each language. */
function withLinks(text: string, link: string): string {
  if (!link) return escaped(text);
  const known = escaped(link);
  return escaped(text)
    .split('\n')
    .map((line) => (line === known || line.startsWith(`${known}?lang=`) ? `<a href="${line}">${line}</a>` : line))
    .join('\n');
}

import { card, developerPage, escaped, inUtc, subjectMarkup, tableCard } from './page-markup.ts';
import { partsOf } from './simulator/shared/email-texts.ts';
import type { Email } from './simulator/shared/outbox.ts';
import type { Simulator } from './simulator/simulator.ts';
import { testNumberTables } from './test-number-tables.ts';

export function testNumbersPage({ demoMethods }: Simulator): string {
  return developerPage({
    isWide: true,
    heading: 'Test numbers',
    lead: 'What to type, and what comes of it.',
    main: testNumberTables(demoMethods).map(tableCard),
  });
}

export function outboxPage(emails: readonly Email[]): string {
  const none = '<div class="card"><p>No email was sent. None ever leaves the sandbox.</p></div>';
  return developerPage({
    heading: 'Outbox',
    lead: 'No email leaves the sandbox.',
    main: emails.length === 0 ? [none] : emails.toReversed().map(emailMarkup),
  });
}

function emailMarkup({ to, subject, text, link, language, sentAt }: Email): string {
  const sent = `<time datetime="${sentAt}">${inUtc(sentAt)}</time>`;
  const parts = partsOf(text, language).map(
    ([language, part]) => `<p class="mail-text" lang="${language}">${withLinks(part, link)}</p>`,
  );
  const content = [`<p class="quiet">To ${escaped(to)} · ${sent}</p>`, ...parts];
  return card(subjectMarkup(subject, language), content, 'article');
}

function withLinks(text: string, link: string): string {
  if (!link) return escaped(text);
  const known = escaped(link);
  return escaped(text)
    .split('\n')
    .map((line) => (line === known || line.startsWith(`${known}?lang=`) ? `<a href="${line}">${line}</a>` : line))
    .join('\n');
}

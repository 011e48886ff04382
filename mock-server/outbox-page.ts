import { htmlPage, escaped, subjectMarkup } from './page-markup.ts';
import { partsOf } from './simulator/shared/email-texts.ts';
import type { Email } from './simulator/shared/outbox.ts';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** The e-mails as their readers would have them, newest first. */
export function outboxPage(emails: readonly Email[]): string {
  const none = '<div class="card"><p>No email was sent. None ever leaves the sandbox.</p></div>';
  return htmlPage({
    language: 'en',
    title: 'Outbox · Payment sandbox',
    base: '',
    header: [
      '<div><h1>Outbox</h1> <p>No email leaves the sandbox.</p></div>',
      '<nav aria-label="Sandbox"><a href="/">Payment sandbox</a></nav>',
    ],
    main: emails.length === 0 ? [none] : emails.toReversed().map(emailMarkup),
  });
}

function emailMarkup({ to, subject, text, link, language, sentAt }: Email): string {
  const parts = partsOf(text, language).map(
    ([language, part]) => `<p class="mail-text" lang="${language}">${withLinks(part, link)}</p>`,
  );
  return [
    '<article class="card">',
    `<h2>${subjectMarkup(subject, language)}</h2>`,
    `<p class="quiet">To ${escaped(to)} · <time datetime="${sentAt}">${time.format(new Date(sentAt))} UTC</time></p>`,
    ...parts,
    '</article>',
  ].join('\n');
}

/** Only the link of the e-mail leads anywhere, in whichever language: all else is text. */
function withLinks(text: string, link: string): string {
  if (!link) return escaped(text);
  const known = escaped(link);
  return escaped(text)
    .split('\n')
    .map((line) => (line === known || line.startsWith(`${known}?lang=`) ? `<a href="${line}">${line}</a>` : line))
    .join('\n');
}

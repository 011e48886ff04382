import { html, type TemplateResult } from 'lit';
import { codeBlock } from '../parts/code-block.ts';
import '../front/demo-front.ts';
import { figures } from '../front/figures.ts';
import { dataTable } from '../parts/data-table.ts';
import { addressOf, sections } from '../stories/sections.ts';
import type { StoryGroup, StorySection } from '../stories/story.ts';

const commands = `npm start   # this page, and the sandbox over HTTP for your own server
npm test    # everything that is checked, in the order of CI`;

/** The first page: the product to open at once, its figures, all stories, how it is run, what it means for PCI DSS. */
export function startPage(): TemplateResult {
  return html`<div class="page">
    <demo-front></demo-front>
    ${figures()}
    <section aria-labelledby="stories-heading">
      <h2 id="stories-heading">All examples</h2>
      <p>Each shows one thing: open it, change its options, see the events that the page hears, and copy the code.</p>
      ${sections.map(sectionOverview)}
    </section>
    <section aria-labelledby="commands-heading">
      <h2 id="commands-heading">On your own computer</h2>
      ${codeBlock(commands, 'The two commands')}
    </section>
    <section aria-labelledby="pci-heading">
      <h2 id="pci-heading">What it means for PCI DSS</h2>
      <p>
        Where the card fields of the payment modal stand on your own page, a script on that page can read them, and your
        page is in scope. In a frame of the service they do not. What applies is between you and your assessor.
      </p>
      ${dataTable({
        title: 'How card data is taken, and what follows',
        head: ['How card data is taken', 'Passes through your page', 'Self-assessment at best'],
        rows: [
          ['The payment modal on your page, however it gets there', 'yes', 'SAQ A-EP'],
          ['The same with a saved card, no other card offered', 'only its last four digits', 'ask your assessor'],
          [
            'The same with bank accounts only',
            'no card data at all',
            'outside PCI DSS; the rules for bank debits apply',
          ],
          ['The claims modals, which ask for bank accounts', 'no card data at all', 'outside PCI DSS'],
          ['Any of the modals in a frame of the service', 'no', 'SAQ A is what it aims at'],
        ],
      })}
    </section>
  </div>`;
}

function sectionOverview(section: StorySection): TemplateResult {
  const { title, about, modal } = section;
  return html`<h3>${title} <code class="remark">&lt;${modal.tag}&gt;</code></h3>
    <p>${about}</p>
    <ul class="overview">
      ${section.groups.map(
        (group) =>
          html`<li><a href="#/${firstOf(section, group)}">${group.title}</a> <span>${titles(group)}</span></li>`,
      )}
    </ul>`;
}

function firstOf(section: StorySection, { stories: [first] }: StoryGroup): string {
  return first ? addressOf(section, first) : '';
}

function titles({ stories }: StoryGroup): string {
  return stories.map(({ title }) => title).join(', ');
}

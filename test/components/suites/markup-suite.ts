import { expect } from '@open-wc/testing';
import type { Person } from '../person.ts';

export const hostileTexts: Readonly<Record<string, string>> = {
  markup: '<img src=x onerror="window.hasRun = true"><b>bold</b>',
  'a script': '</td></tr></table><script>window.hasRun = true</script>',
  'a template of another library': '${1+1}{{constructor.constructor("hasRun = true")()}}',
  'placeholders of the catalogue': '{merchant} {total} {party} {phone}',
  'a pattern of a replacement': '$& $1 $$ $`',
};

function expectOnlyText(modal: Person): void {
  for (const tag of ['img', 'b', 'script', 'iframe', 'style', 'link']) expect([...modal.tags]).not.to.include(tag);
  for (const name of modal.attributeNames) expect(name).not.to.match(/^(?:src|srcdoc|style|on\w+)$/);
}

/** Texts are shown unchanged. Each walk shows a text on the screen, and checks it there. */
export function describeMarkup(
  what: string,
  walks: Readonly<Record<string, (text: string) => Promise<Person>>>,
  texts = hostileTexts,
): void {
  for (const [title, text] of Object.entries(texts)) {
    for (const [where, walk] of Object.entries(walks)) {
      it(`A text of ${what} is shown unchanged ${where}: ${title}`, async () => {
        expectOnlyText(await walk(text));
        expect('hasRun' in window, 'a script has run').to.be.false;
      });
    }
  }
}

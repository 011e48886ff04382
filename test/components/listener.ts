import { expect } from '@open-wc/testing';
import { getSnapshotConfig, readFile, writeFile } from '@web/test-runner-commands';
import { virtual } from '@guidepup/virtual-screen-reader/browser.js';
import { plain } from './accessibility-tree.ts';
import type { Person } from './person.ts';

function inPage({ type, addedNodes, removedNodes, target }: MutationRecord): MutationRecord[] {
  const element = target instanceof Element ? target : target.parentElement;
  if (!element?.isConnected) return [];
  return [{ type, addedNodes, removedNodes, target: element } as unknown as MutationRecord];
}

/** Records what a virtual screen reader says about a dialog. The reader cannot enter shadow roots, so it gets their content. */
export class Listener {
  readonly #modal: Person;
  readonly #lines: string[] = [];
  #run = 0;

  private constructor(modal: Person) {
    this.#modal = modal;
  }

  static async begin(modal: Person, title: string): Promise<Listener> {
    const listener = new Listener(modal);
    listener.#lines.push(title);
    await listener.#start();
    await listener.#write('The window comes up');
    return listener;
  }

  async during(what: string, act: () => Promise<unknown>): Promise<void> {
    await this.#modal.rest();
    await virtual.clearSpokenPhraseLog();
    await act();
    await this.#modal.rest();
    await this.#write(what);
  }

  async read(what: string): Promise<void> {
    await virtual.stop();
    await this.#start();
    const first = virtual.activeNode;
    do await virtual.next();
    while (virtual.activeNode !== first);
    await this.#write(`${what}, read from top to bottom`);
  }

  /** Compares the recorded phrases with a file, which `--update-snapshots` rewrites. */
  async end(file: string): Promise<void> {
    await virtual.stop();
    const path = `transcripts/${file}`;
    const said = `${this.#lines.join('\n')}\n`;
    const { updateSnapshots } = await getSnapshotConfig();
    if (updateSnapshots) await writeFile({ path, content: said });
    expect(said).to.equal(await readFile({ path }));
  }

  /** The reader recognizes choices by the attribute only, and fails on texts that were removed from the page. */
  #start(): Promise<void> {
    const dialog = this.#modal.window;
    const markChosen = () => {
      for (const input of dialog.querySelectorAll('input')) {
        if (input.defaultChecked !== input.checked) input.defaultChecked = input.checked;
      }
    };
    markChosen();
    const run = ++this.#run;
    const isOver = () => run !== this.#run;
    dialog.addEventListener('change', markChosen);
    class Observer extends MutationObserver {
      constructor(tell: MutationCallback) {
        super((news, observer) => {
          markChosen();
          // Read after rendering: content that is removed at once is not announced.
          setTimeout(() => {
            if (!isOver()) tell(news.flatMap(inPage), observer);
          });
        });
      }
    }
    return virtual.start({ container: dialog, window: { MutationObserver: Observer } as unknown as typeof window });
  }

  async #write(what: string): Promise<void> {
    this.#lines.push('', `# ${what}`, ...linesOf((await virtual.spokenPhraseLog()).map(plain)));
  }
}

/** Roles that are read without a name: their text follows. */
const nameless = /^(?:paragraph|status|strong|term|definition|listitem, .*)$/;

/** The phrases as lines: a role and its text are one line, so are a term and its definition. */
function linesOf(phrases: readonly string[]): string[] {
  const lines: string[] = [];
  phrases.forEach((phrase, index) => {
    const last = lines.at(-1) ?? '';
    // An emptied region is not announced.
    if (phrase.startsWith('end of') || phrase === 'polite:') return;
    if (phrase === 'definition') lines[lines.length - 1] = `${last}, definition`;
    else if (nameless.test(phrase)) lines.push(phrase);
    else if (nameless.test(phrases[index - 1] ?? '')) lines[lines.length - 1] = `${last}: ${phrase}`;
    // The name of a row or a choice consists of the texts in it, which are read again.
    else if (!last.includes(phrase.replace(/^(?:cell|rowheader|columnheader), /, ''))) lines.push(phrase);
  });
  return lines;
}

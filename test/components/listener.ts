import { getSnapshotConfig, readFile, writeFile } from '@web/test-runner-commands';
import { virtual } from '@guidepup/virtual-screen-reader/browser.js';
import { plain } from './accessibility-tree.ts';
import type { Person } from './person.ts';

/** A change to what is still in the page, told of its element. */
function inPage({ type, addedNodes, removedNodes, target }: MutationRecord): MutationRecord[] {
  const element = target instanceof Element ? target : target.parentElement;
  if (!element?.isConnected) return [];
  return [{ type, addedNodes, removedNodes, target: element } as unknown as MutationRecord];
}

/**
 * Listens to a modal by a virtual screen reader, and writes down what is said. That knows no shadow roots, but reads
 * what is in one: it is given the dialog, which holds all that is read and all that is referred to.
 */
export class Listener {
  readonly #modal: Person;
  readonly #lines: string[] = [];
  /** Counts how often it was begun anew. */
  #run = 0;

  constructor(modal: Person) {
    this.#modal = modal;
  }

  /** Begins to listen: the dialog is on the screen. */
  async begin(title: string): Promise<void> {
    this.#lines.push(title);
    await this.#start();
    await this.#write('The window comes up');
  }

  /** What is said by itself while something is done: where the focus goes, what has changed. */
  async during(what: string, act: () => Promise<unknown>): Promise<void> {
    await this.#modal.rest();
    await virtual.clearSpokenPhraseLog();
    await act();
    await this.#modal.rest();
    await this.#write(what);
  }

  /** What is there to be read on the screen, from its beginning to its end. */
  async read(what: string): Promise<void> {
    await virtual.stop();
    await this.#start();
    const first = virtual.activeNode;
    do await virtual.next();
    while (virtual.activeNode !== first);
    await this.#write(`${what}, read from top to bottom`);
  }

  /**
   * Compares what was said with what a person has read and found good.
   *
   * @param file Its name in `transcripts`. It is written anew with `--update-snapshots`.
   */
  async compare(file: string): Promise<{ readonly said: string; readonly agreed: string | undefined }> {
    await virtual.stop();
    const path = `transcripts/${file}`;
    const said = `${this.#lines.join('\n')}\n`;
    const { updateSnapshots } = await getSnapshotConfig();
    if (updateSnapshots) await writeFile({ path, content: said });
    return { said, agreed: await readFile({ path }) };
  }

  /** The reader knows by the attribute alone what is chosen, and trips over texts that are out of the page by then. */
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
          // Once all is rendered: what is taken out at once was never heard.
          setTimeout(() => {
            if (!isOver()) tell(news.flatMap(inPage), observer);
          });
        });
      }
    }
    return virtual.start({ container: dialog, window: { MutationObserver: Observer } as unknown as typeof window });
  }

  async #write(what: string): Promise<void> {
    const phrases = (await virtual.spokenPhraseLog()).map(plain);
    // A region that is emptied is not heard.
    const said = phrases.filter(
      (it, index) => !it.startsWith('end of') && it !== 'polite:' && it !== phrases[index - 1],
    );
    this.#lines.push('', `# ${what}`, ...said);
  }
}

import type { Person } from './person.ts';

/** Uses a modal with real keys only: Tab and the arrows must reach everything. */
export class Keyboard {
  readonly #modal: Person;

  constructor(modal: Person) {
    this.#modal = modal;
  }

  /** Moves on with Tab until something of that name has the focus; a name may go on with an amount or a fee. */
  async tabTo(name: string): Promise<void> {
    await this.#keyTo('Tab', name);
  }

  async arrowTo(name: string): Promise<void> {
    await this.#keyTo('ArrowDown', name);
  }

  async press(name: string): Promise<void> {
    await this.#modal.until(
      () => this.#modal.outline.some((line) => line.includes(`“${name}`)),
      `“${name}” is on the screen`,
    );
    await this.tabTo(name);
    await this.#modal.key('Enter');
    await this.#modal.rest();
  }

  async choose(name: string): Promise<void> {
    await this.tabTo(name);
    await this.#modal.key(' ');
  }

  async typeAll(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await this.tabTo(label);
      await this.#modal.keys(text);
    }
  }

  async #keyTo(key: string, name: string): Promise<void> {
    for (let count = 0; count < 40; count++) {
      await this.#modal.key(key);
      if (`${this.#modal.focused} `.startsWith(`${name} `)) return;
    }
    throw new Error(`No ${key} leads to “${name}”.`);
  }
}

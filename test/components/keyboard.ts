import type { Person } from './person.ts';

/** Uses a modal with real keys only: Tab and the arrows must reach everything. */
export class Keyboard {
  readonly #modal: Person;

  constructor(modal: Person) {
    this.#modal = modal;
  }

  /** Moves on until something of that name has the focus; a name may go on with an amount or a fee. */
  async moveTo(name: string, key = 'Tab'): Promise<void> {
    for (let count = 0; count < 40; count++) {
      await this.#modal.key(key);
      if (`${this.#modal.focused} `.startsWith(`${name} `)) return;
    }
    throw new Error(`No ${key} leads to “${name}”.`);
  }

  async press(name: string): Promise<void> {
    await this.#modal.until(
      () => this.#modal.outline.some((line) => line.includes(`“${name}`)),
      `“${name}” is on the screen`,
    );
    await this.moveTo(name);
    await this.#modal.key('Enter');
    await this.#modal.rest();
  }

  async choose(name: string): Promise<void> {
    await this.moveTo(name);
    await this.#modal.key(' ');
  }

  async typeAccount(texts: Readonly<Record<string, string>>): Promise<void> {
    await this.choose('Checking');
    await this.typeAll(texts);
  }

  async typeAll(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await this.moveTo(label);
      await this.#modal.keys(text);
    }
  }
}

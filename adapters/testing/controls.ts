import type { Catalogue } from '../../src/messages/translate.ts';
import type { TestActions } from './test-actions.ts';

export class Controls<Key extends string> {
  readonly #actions: TestActions;
  readonly #texts: Catalogue<Key>;

  constructor(actions: TestActions, texts: Catalogue<Key>) {
    this.#actions = actions;
    this.#texts = texts;
  }

  async type(label: Key, text: string): Promise<void> {
    await this.#actions.type(this.#texts[label], text);
  }

  /** Chooses the option with one of the names. A fee or balance may follow the name. */
  async choose(...names: Key[]): Promise<void> {
    await this.#actions.choose(startingWith(this.#oneOf(names)));
  }

  /** Chooses the option whose whole label is one of the names. */
  async chooseExactly(...names: Key[]): Promise<void> {
    await this.#actions.choose(new RegExp(`^(${this.#oneOf(names)})$`));
  }

  async chooseWith(word: string): Promise<void> {
    await this.#actions.choose(new RegExp(`\\b${escaped(word)}\\b`));
  }

  async press(button: Key, values: Readonly<Record<string, string>> = {}): Promise<void> {
    const parts = this.#texts[button].split(/\{(\w+)\}/).map((part, index) => {
      if (index % 2 === 0) return escaped(part);
      const value = values[part];
      return value === undefined ? '\\$[\\d.,]+' : escaped(value);
    });
    await this.#actions.press(startingWith(parts.join('')));
  }

  #oneOf(names: readonly Key[]): string {
    return names.map((name) => escaped(this.#texts[name])).join('|');
  }
}

function startingWith(pattern: string): RegExp {
  return new RegExp(`^(${pattern})`);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

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

  /** Chooses what is called by one of the names, whatever stands beside it: what it costs or holds. */
  async choose(...names: Key[]): Promise<void> {
    await this.#actions.choose(startingWith(this.#oneOf(names)));
  }

  /** Chooses what is called by one of the names, and has nothing beside it. */
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

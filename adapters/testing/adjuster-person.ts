import { adjusterEn, type AdjusterMessageKey } from '../../src/adjuster/adjuster.en.ts';
import type { Catalogue } from '../../src/messages/translate.ts';
import { Controls } from './controls.ts';
import type { Hands } from './hands.ts';

/**
 * Somebody who uses `<claims-adjuster>` in a test, and finds everything by its accessible name.
 *
 * ```js
 * const adjuster = new AdjusterPerson(withPlaywright(page));
 * await adjuster.create();
 * await adjuster.close();
 * ```
 */
export class AdjusterPerson {
  readonly #controls: Controls<AdjusterMessageKey>;

  /** @param texts The texts of the modal's language: `adjusterEs` for Spanish. */
  constructor(hands: Hands, texts: Catalogue<AdjusterMessageKey> = adjusterEn) {
    this.#controls = new Controls(hands, texts);
  }

  /** Creates the request that is shown. */
  async create(): Promise<void> {
    await this.#controls.press('create.button');
  }

  /** Sends a party's e-mail again. */
  async resend(party: string): Promise<void> {
    await this.#controls.press('resend.label', { party });
  }

  /** Cancels the request that is looked at, and says that this is meant. */
  async cancelRequest(): Promise<void> {
    await this.#controls.press('cancelRequest.button');
    await this.#controls.press('cancelRequest.go');
  }

  /** Leaves a request that was looked at as it is. */
  async finish(): Promise<void> {
    await this.#controls.press('manage.done');
  }

  /** Closes the last screen, once a request was created or canceled. */
  async close(): Promise<void> {
    await this.#controls.press('close');
  }
}

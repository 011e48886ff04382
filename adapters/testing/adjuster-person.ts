import { adjusterEn, type AdjusterMessageKey } from '../../src/adjuster/adjuster.en.ts';
import type { Catalogue } from '../../src/messages/translate.ts';
import type { TestActions } from './test-actions.ts';
import { ModalPerson } from './modal-person.ts';

/**
 * Uses `<claims-adjuster>` in a test, and finds everything by its accessible name.
 *
 * ```js
 * const adjuster = new AdjusterPerson(withPlaywright(page));
 * await adjuster.create();
 * await adjuster.close();
 * ```
 */
export class AdjusterPerson extends ModalPerson<AdjusterMessageKey> {
  /** @param texts The texts of the modal's language: `(await loadAdjusterMessages('es')).catalogue` for Spanish. */
  constructor(actions: TestActions, texts: Catalogue<AdjusterMessageKey> = adjusterEn) {
    super(actions, texts);
  }

  /** Creates the request that is shown. */
  async create(): Promise<void> {
    await this.controls.press('create.button');
  }

  /** Sends a party's e-mail again. */
  async resend(party: string): Promise<void> {
    await this.controls.press('resend.label', { party });
  }

  /** Cancels the request and confirms the question. */
  async cancelRequest(): Promise<void> {
    await this.controls.press('cancelRequest.button');
    await this.controls.press('cancelRequest.go');
  }

  /** Closes a request without changing it. */
  async finish(): Promise<void> {
    await this.controls.press('manage.done');
  }
}

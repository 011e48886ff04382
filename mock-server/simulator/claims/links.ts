import type { Ids } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';

/**
 * The targets of the links in e-mails, by the token in their address. Whoever has the token is taken for the addressee.
 */
export class Links<Target> {
  readonly #targets = new Map<string, Target>();
  readonly #ids: Ids;

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  /** Makes a link and returns its path, below the service's base address. */
  create(target: Target): string {
    const token = this.#ids.guid();
    this.#targets.set(token, target);
    return `/links/${token}`;
  }

  /** The target of a link; undefined where no e-mail had it. */
  known(token: string): Target | undefined {
    return this.#targets.get(token);
  }

  find(token: string): Target {
    const target = this.known(token);
    if (target) return target;
    throw new Refusal('LinkNotFound', 'No e-mail had this link.', 'token');
  }
}

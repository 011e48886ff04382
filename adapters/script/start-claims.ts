import type { JQueryLike } from '../modal/jquery-like.ts';
import type { ModalPart, ModalSettings } from '../modal/modal-part.ts';
import { thisPage } from '../modal/page.ts';
import { watchForJQuery } from './arriving-jquery.ts';
import { moduleLoader } from './module-loader.ts';
import { ownScript } from './own-script.ts';

declare global {
  interface Window {
    /** For a jQuery that stands under no global name: `claimsModals.install($)`. */
    claimsModals?: { readonly install: ($: JQueryLike) => void };
  }
}

export interface ClaimsScript {
  /** The script's address, with the service's own in front of its documented path as the first group. */
  readonly documented: RegExp;
  /** The module to load, without its ending. */
  readonly module: string;
  readonly part: (load: () => Promise<unknown>, defaults: ModalSettings) => ModalPart;
}

/**
 * What the scripts of both claims modals do: make the plugin and the buttons work, and load the modal itself when
 * somebody is about to use it.
 *
 * The two scripts lie in two folders of the service and load their modules from a third one, so that what the modules
 * share is loaded once. A page's own copies of scripts and modules lie in one folder.
 */
export function startClaims({ documented, module, part }: ClaimsScript): void {
  const { address, folder, nonce } = ownScript();
  const found = documented.exec(address);
  const origin = /^\w+:\/\/[^/]+/.exec(address);
  const baseUrl = found ? found[1] : origin ? origin[0] : '';
  const modules = found || !folder ? `${baseUrl}/Claims/Cdn/` : folder;
  const page = thisPage();

  page.define(
    part(moduleLoader({ address: `${modules}${module}.js`, policyName: `${module}-loader`, nonce }), { baseUrl }),
  );
  watchForJQuery(page.install);
  window.claimsModals = { install: page.install };
  page.announce('claims');
}

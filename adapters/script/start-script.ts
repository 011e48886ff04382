import type { JQueryLike } from '../jquery/jquery-like.ts';
import type { ModalTable } from '../jquery/modals.ts';
import { thisPage } from '../jquery/page.ts';
import { watchForJQuery } from './arriving-jquery.ts';
import { moduleLoader } from './module-loader.ts';
import { ownScript } from './own-script.ts';

interface ScriptGlobal {
  readonly install: ($: JQueryLike) => void;
}

declare global {
  interface Window {
    /** For a jQuery that stands under no global name: `portalModals.install($)`. */
    portalModals?: ScriptGlobal;
    /** For a jQuery that stands under no global name: `claimsModals.install($)`. */
    claimsModals?: ScriptGlobal;
  }
}

export interface ModalScript {
  readonly table: ModalTable;
  /**
   * The script's address as documented. The first group is the service's own; the second the folder, where the module
   * lies beside the script.
   */
  readonly documented: RegExp;
  /** Where else the service has the module. */
  readonly folder: string;
  readonly policyName: string;
}

/**
 * Makes the plugin and the buttons of a modal work, and loads the modal itself when somebody is about to use it. A page's
 * own copies of script and module lie in one folder, and their service is its origin.
 */
export function startScript({ table, documented, folder, policyName }: ModalScript): void {
  const script = ownScript();
  const found = documented.exec(script.address);
  const origin = /^\w+:\/\/[^/]+/.exec(script.address);
  const baseUrl = found ? found[1] : origin ? origin[0] : '';
  const moduleFolder = found ? `${found[1]}${found[2] ?? folder}` : script.folder || folder;
  const page = thisPage();

  page.offer({
    table,
    load: moduleLoader({ address: `${moduleFolder}${table.tag}.js`, policyName, nonce: script.nonce }),
    defaults: { baseUrl, form: /[?&]form=earlier\b/.test(script.address) ? 'earlier' : undefined },
  });
  watchForJQuery(page.install);
  window[`${table.plugin as 'portal' | 'claims'}Modals`] = { install: page.install };
  page.announce(table.plugin);
}

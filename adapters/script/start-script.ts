import type { JQueryLike } from '../jquery/jquery-like.ts';
import type { ModalTable } from '../modals.ts';
import { thisPage } from '../jquery/page.ts';
import { watchForJQuery } from './arriving-jquery.ts';
import { moduleLoader } from './module-loader.ts';
import { ownScript } from './own-script.ts';

interface ScriptGlobal {
  readonly install: ($: JQueryLike) => void;
  /** Resolves when the script's load event is raised on the document. */
  readonly ready: Promise<unknown> | undefined;
}

declare global {
  interface Window {
    /** `portalModals.install($)` for a jQuery that stands under no global name; `portalModals.ready.then(start)`. */
    portalModals?: ScriptGlobal;
    /** The same for the claims modals. */
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
  const script = ownScript(documented);
  const address = script.src;
  // Where it lies, and the origin of that.
  const own = /^(\w+:\/\/[^/]*)[^?#]*\//.exec(address) ?? [folder, ''];
  const found = documented.exec(address) ?? [];
  const service = script.getAttribute('data-base-url') ?? found[1];
  const baseUrl = service ?? own[1];
  const moduleFolder = service === undefined ? own[0] : service + (found[2] ?? folder);
  const page = thisPage();

  page.offer({
    table,
    load: moduleLoader(moduleFolder, `${table.tag}.js`, policyName, script.nonce),
    defaults: {
      baseUrl,
      mode: /[?&]mode=frame\b/.test(address) ? 'frame' : undefined,
      form: /[?&]form=earlier\b/.test(address) ? 'earlier' : undefined,
    },
  });
  window[`${table.plugin as 'portal' | 'claims'}Modals`] = {
    install: page.install,
    // Not in a browser so old that an error event is all it gets.
    ready:
      (window as Partial<typeof globalThis>).Promise &&
      new Promise((resolve) => document.addEventListener(`${table.plugin}.load`, resolve)),
  };
  page.announce(table.plugin);
  // The last thing to do: a library that is not jQuery is refused with an error.
  watchForJQuery(page.install);
}

import type { JQueryLike } from '../jquery/jquery-like.ts';
import type { ModalMode, ModalOffer } from '../jquery/shared-page.ts';
import type { ModalTable } from '../modals.ts';
import { thisPage } from '../jquery/page.ts';
import { watchForJQuery } from './watch-for-jquery.ts';
import { moduleLoader, type LoadModule } from '../module-loader.ts';
import { findOwnScript } from './find-own-script.ts';
import { release } from './release.ts';

interface ScriptGlobal {
  readonly install: ($: JQueryLike) => void;
  /** Resolves when the script's load event is raised on the document. */
  readonly ready: Promise<unknown> | undefined;
  /**
   * Fetches what the first opening needs: the modal, its texts, and its frame in frame mode. Buttons and containers
   * do so automatically. Rejects if the modal cannot be loaded; a later call tries again.
   */
  readonly preload: () => Promise<unknown>;
}

declare global {
  interface Window {
    /**
     * `portalModals.install($)` for a jQuery without a global name; `portalModals.ready.then(start)`;
     * `portalModals.preload()`.
     */
    portalModals?: ScriptGlobal;
    /** The same for the claims modals. */
    claimsModals?: ScriptGlobal;
  }
}

/**
 * Makes the plugin and the buttons of a modal work, and loads the modal when somebody is about to use it. A page's own
 * copies of script and modules are in one folder, and that folder's origin is their service.
 *
 * @param documented The script's address as documented, in the folder of a release or above it. The first group is the
 *   service, the second the folder, in which the releases are beside the script.
 * @param folder The service's folder of releases, if they are not beside the script.
 * @param earlier Part of its address if the page uses the earlier form of the interface.
 */
export function startScript(
  table: ModalTable,
  documented: RegExp,
  folder: string,
  policyName: string,
  earlier?: RegExp,
): void {
  const script = findOwnScript(documented);
  const address = script.src;
  // The script's folder and its origin.
  const own = /^(\w+:\/\/[^/]*)[^?#]*\//.exec(address) || [`${folder + release.version}/`, ''];
  const found = documented.exec(address) || [];
  const releases = found[2] || folder;
  const service = script.getAttribute('data-base-url') ?? found[1];
  const baseUrl = service ?? own[1];
  const isElsewhere = /^(\w+:)?\/\//.test(baseUrl) && `${baseUrl}/`.indexOf(`${location.origin}/`) !== 0;
  const asked = /[?&]mode=(\w+)/.exec(address);
  const moduleFolder = service === undefined ? own[0] : `${service + releases + release.version}/`;
  const load = moduleLoader(moduleFolder, policyName, script.nonce);
  const loadPage = () => load(`${table.tag}.js`, release.integrity);
  const page = thisPage();

  // The modal's module fetches its later parts with it: config/vite/pinned-imports.ts.
  (page as unknown as Record<string, LoadModule>)[table.tag] = load;
  const modal: ModalOffer = {
    table,
    // A misspelled mode loads the frame's module, and is then refused.
    load: (mode) =>
      mode && mode !== 'page'
        ? load(`framed/${table.tag}.js`, release.framedIntegrity)
        : release.sharedChunk
          ? load(release.sharedChunk, release.sharedIntegrity, true).then(loadPage)
          : loadPage(),
    defaults: {
      baseUrl,
      form: earlier && earlier.test(address) ? 'earlier' : undefined,
      // Unknown modes are refused, so that a misspelled `frame` never shows the form in the page. Card fields are kept
      // away from a page of another origin unless it asks for them.
      mode: (asked ? asked[1] : isElsewhere ? 'frame' : undefined) as ModalMode | undefined,
    },
  };
  const plugin = page.offer(modal);
  window[`${table.plugin as 'portal' | 'claims'}Modals`] = {
    install: page.install,
    // Undefined in browsers without promises, which get only an error event.
    ready:
      (window as { Promise?: PromiseConstructor }).Promise &&
      new Promise((resolve) => document.addEventListener(`${table.plugin}.load`, resolve)),
    // The modal's module sets `page.preload`.
    preload: () =>
      Promise.all(plugin.modals.map((offer) => plugin.load(offer).then(() => page.preload && page.preload(offer)))),
  };
  plugin.announce();
  // The last thing to do: a library that is not jQuery is refused with an error.
  watchForJQuery(page.install);
}

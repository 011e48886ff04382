import { listenForButtons } from './buttons.ts';
import { isJQuery, type JQueryLike } from './jquery-like.ts';
import { createPlugin } from './plugin.ts';
import { createRaiser } from './raise.ts';
import { sharedPage, sharePage, type ModalOffer, type Page, type Plugin, type Plugins } from './shared-page.ts';

export function thisPage(): Page {
  return sharedPage() ?? sharePage(createPage());
}

function createPage(): Page {
  const jQuerys: JQueryLike[] = [];
  // Has no prototype, because attributes of the page decide which names are read.
  const plugins = Object.create(null) as Plugins;
  const page: Page = { jQuerys, plugins, offer, install, raise: createRaiser(jQuerys) };

  listenForButtons(plugins);
  return page;

  function offer(modal: ModalOffer): Plugin {
    const name = modal.table.plugin;
    const plugin = (plugins[name] ??= createPlugin(name, page));
    plugin.add(modal);
    jQuerys.forEach(plugin.install);
    return plugin;
  }

  function install($: JQueryLike): void {
    if (!isJQuery($)) throw new TypeError('Pass jQuery 1.7 or later.');
    if (jQuerys.some((known) => known === $)) return;
    jQuerys.push($);
    Object.keys(plugins).forEach((name) => plugins[name]?.install($));
  }
}

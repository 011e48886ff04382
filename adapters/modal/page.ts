import { listenForButtons } from './buttons.ts';
import type { JQueryLike } from './jquery-like.ts';
import type { ModalPart } from './modal-part.ts';
import { createPlugin, type Plugin } from './plugin.ts';
import { raiseNative, raiseThrough } from './raise.ts';
import { sharedPage, sharePage, type Page } from './shared-page.ts';

/** The page that this runs in. The first copy of the adapter makes it, for all of them. */
export function thisPage(): Page {
  return sharedPage() ?? sharePage(createPage());
}

function createPage(): Page {
  const jQuerys: JQueryLike[] = [];
  // Without the names that every object has: they are looked up by what attributes say.
  const plugins = Object.create(null) as Record<string, Plugin | undefined>;
  const announced: Record<string, 'soon' | 'done' | undefined> = {};
  const page: Page = { jQuerys, makers: {}, define, install, trigger, announce };

  listenForButtons(plugins);
  return page;

  function define(part: ModalPart): void {
    const plugin = (plugins[part.plugin] ??= createPlugin(part.plugin, page));
    plugin.add(part);
    jQuerys.forEach(plugin.install);
  }

  function install($: JQueryLike): void {
    if (jQuerys.some((known) => known === $)) return;
    jQuerys.push($);
    Object.keys(plugins).forEach((name) => {
      plugins[name]?.install($);
      if (announced[name] === 'done') soon(() => raiseThrough($, document, `${name}.load`, []));
    });
  }

  function trigger(target: Element | Document, code: string, data: unknown[]): void {
    jQuerys.forEach(($) => raiseThrough($, target, code, data));
  }

  function announce(name: string): void {
    // One event for all copies that a page loads in one go.
    if (announced[name] === 'soon') return;
    announced[name] = 'soon';
    soon(() => {
      announced[name] = 'done';
      trigger(document, `${name}.load`, []);
      raiseNative(document, `${name}.load`, null);
    });
  }
}

/** When scripts further down the page, and those that wait for its content, have bound their handlers. */
function soon(action: () => void): void {
  const later = () => setTimeout(action);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', later);
  else later();
}

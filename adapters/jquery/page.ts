import { isJQuery, type JQueryLike } from './jquery-like.ts';
import { createPlugin } from './plugin.ts';
import { createRaiser } from './raise.ts';
import { sharedPage, sharePage, type Page, type Plugins } from './shared-page.ts';

export function thisPage(): Page {
  return sharedPage() || sharePage(createPage());
}

function createPage(): Page {
  const jQuerys: JQueryLike[] = [];
  // Has no prototype, because attributes of the page decide which names are read.
  const plugins = Object.create(null) as Plugins;
  const listen = buttonListener(plugins);
  const page: Page = {
    jQuerys,
    plugins,
    raise: createRaiser(jQuerys),

    offer(modal) {
      const name = modal.table.plugin;
      const plugin = (plugins[name] = plugins[name] || createPlugin(name, page));
      plugin.add(modal);
      jQuerys.forEach(plugin.install);
      // Again for each script: a page that `document.write` replaces loses its listeners.
      listen();
      return plugin;
    },

    install($) {
      if (!isJQuery($)) throw new TypeError('Pass jQuery 1.7 or later.');
      if (jQuerys.indexOf($) >= 0) return;
      jQuerys.push($);
      Object.keys(plugins).forEach((name) => {
        const plugin = plugins[name];
        if (plugin) plugin.install($);
      });
    },
  };

  return page;
}

/**
 * Returns a function that makes the buttons of the page work: `data-toggle` names the plugin, `data-method` the operation. One listener serves
 * all of them, also those added later.
 *
 * ```html
 * <button data-toggle="portal" data-method="makePayment" data-option-session-id="…" …>Pay</button>
 * ```
 *
 * Source: payment modal, HTML data attribute mapping.
 */
function buttonListener(plugins: Plugins): () => void {
  const onEvent = (event: Event): void => {
    // Browsers without `composedPath` are too old for a modal, and get an error.
    (event.composedPath ? event.composedPath() : [event.target]).some((target) => {
      const button = target as Element;
      const plugin = button.getAttribute && plugins[String(button.getAttribute('data-toggle'))];
      if (plugin) plugin.onButton(button, event);
      return plugin;
    });
  };
  // Pointing at a button or focusing it often comes before a press.
  return () => ['click', 'pointerover', 'focusin'].forEach((type) => document.addEventListener(type, onEvent));
}

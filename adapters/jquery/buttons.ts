import type { Plugin } from './shared-page.ts';

/**
 * Makes the buttons of the page work: `data-toggle` names the plugin, `data-method` the operation. One listener serves
 * all of them, also those added later, and nothing is created before the first click.
 *
 * ```html
 * <button data-toggle="portal" data-method="makePayment" data-option-session-id="…" …>Pay</button>
 * ```
 *
 * Source: payment modal, HTML data attribute mapping.
 *
 * @param plugins The plugins of the page by name.
 */
export function listenForButtons(plugins: Readonly<Record<string, Plugin | undefined>>): void {
  document.addEventListener('click', (event) =>
    withButton(event, (button, plugin) => {
      // A link or submit button that opens a modal must not navigate or submit its form.
      event.preventDefault();
      if (!isDisabled(button)) plugin.press(button);
    }),
  );
  // A person who points at a button is likely to press it.
  ['pointerover', 'focusin'].forEach((type) =>
    document.addEventListener(type, (event) => withButton(event, (button, plugin) => plugin.preload(button))),
  );

  function withButton(event: Event, action: (button: Element, plugin: Plugin) => void): void {
    // Browsers without `composedPath` are too old for a modal, and get an error.
    const path = event.composedPath ? event.composedPath() : [event.target];
    path.some((target) => {
      const button = target as Element;
      const plugin = button.getAttribute && plugins[String(button.getAttribute('data-toggle'))];
      if (plugin) action(button, plugin);
      return plugin;
    });
  }
}

function isDisabled(button: Element): boolean {
  return button.matches?.(':disabled,[disabled],[aria-disabled=true]');
}

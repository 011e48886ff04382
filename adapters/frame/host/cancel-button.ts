import type { Language } from '../../../src/messages/languages.ts';

const texts: Readonly<Record<Language, string>> = { en: 'Cancel', es: 'Cancelar' };

/** For a person who waits for the modal and has no Escape, such as on a phone. */
export function cancelButton(language: Language, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = texts[language];
  // As the browser draws it in either color scheme, whatever the page has for its own. Set by a script, it needs no leave of a policy.
  button.style.cssText = 'all:revert;font:inherit;min-height:44px;margin-inline-start:1em;padding:0 1em';
  button.onclick = onPress;
  // The key that has called for the modal may still be held down.
  button.onkeydown = (event) => {
    if (event.repeat) event.preventDefault();
  };
  return button;
}

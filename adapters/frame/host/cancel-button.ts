import type { Language } from '../../../src/messages/languages.ts';

const texts: Readonly<Record<Language, string>> = {
  en: 'Cancel',
  es: 'Cancelar',
  fr: 'Annuler',
  ko: '취소',
  vi: 'Hủy',
  zh: '取消',
};

/** A button to give up waiting for the modal, for people without an Escape key, such as on a phone. */
export function cancelButton(language: Language, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = texts[language];
  // As the browser draws it in either color scheme, whatever the page has for its own. Set by a script, it needs no leave of a policy.
  button.style.cssText = 'all:revert;min-height:44px;margin-inline-start:1em;padding:0 1em';
  button.onclick = onPress;
  // The key that opened the modal may still be down.
  button.onkeydown = (event) => {
    if (event.repeat) event.preventDefault();
  };
  return button;
}

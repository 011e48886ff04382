/** A button to give up waiting for the modal, for people without an Escape key, such as on a phone. */
export function cancelButton(language: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = language === 'es' ? 'Cancelar' : 'Cancel';
  // As the browser draws it in either color scheme, whatever the page has for its own. Set by a script, it needs no leave of a policy.
  button.style.cssText = 'all:revert;min-height:44px;margin-inline-start:1em;padding:0 1em';
  button.onclick = onPress;
  // The key that opened the modal may still be down.
  button.onkeydown = (event) => {
    if (event.repeat) event.preventDefault();
  };
  return button;
}

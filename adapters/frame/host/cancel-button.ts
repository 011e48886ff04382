/** A button to give up waiting for the modal, for people without an Escape key, such as on a phone. */
export function cancelButton(language: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = /^es/i.test(language) ? 'Cancelar' : 'Cancel';
  // Shows the browser's own button in both color schemes, whatever the page's styles are. A strict CSP allows a style
  // that a script sets.
  button.style.cssText = 'all:revert;margin:1em;padding:1.2em';
  button.onclick = onPress;
  // The key that opened the modal may still be down.
  button.onkeydown = (event) => {
    if (event.repeat) event.preventDefault();
  };
  return button;
}

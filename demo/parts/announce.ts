/** Announces a text to screen readers, politely. The page's shell listens. */
export function announce(text: string): void {
  document.dispatchEvent(new CustomEvent('demo-announce', { detail: text }));
}

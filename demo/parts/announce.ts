/** Has a text said by screen readers when they are done with what they are saying. The page's shell listens. */
export function announce(text: string): void {
  document.dispatchEvent(new CustomEvent('demo-announce', { detail: text }));
}

declare global {
  interface DocumentEventMap {
    'demo-announce': CustomEvent<string>;
  }
}

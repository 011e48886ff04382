/**
 * Whether the elements can work in this browser. The newest thing that they cannot do without is the time limit of
 * requests, which every browser got after the syntax that the elements are written in.
 */
export function isSupported(): boolean {
  return (
    typeof customElements === 'object' &&
    typeof HTMLDialogElement === 'function' &&
    typeof AbortSignal === 'function' &&
    'timeout' in AbortSignal
  );
}

/** `'docs/payment/README.md#events' => '/payment/#events'`. Runs in the browser, where `pages.ts` cannot. */
export function addressOfDocument(document: string): string {
  const path = document.replace(/^docs/, '').replace(/README\.md(?=$|#)/, '');
  return path.replace(/\.md(?=$|#)/, '.html');
}

/**
 * `'docs/payment/README.md#events' => '/payment/#events'`: where a document of `docs` is on the site, and a heading in it.
 * Without Node, which lists them.
 */
export function addressOfDocument(document: string): string {
  const path = document.replace(/^docs/, '').replace(/README\.md(?=$|#)/, '');
  return path.replace(/\.md(?=$|#)/, '.html');
}

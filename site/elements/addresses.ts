/** `'docs/payment/README.md' => '/payment/'`: where a document of `docs` is on the site. Without Node, which lists them. */
export function addressOfDocument(document: string): string {
  const path = document.replace(/^docs/, '').replace(/README\.md$/, '');
  return path.replace(/\.md$/, '.html');
}

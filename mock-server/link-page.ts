/** The frame of the page behind a link. All that it shows is drawn by the element, from what the sandbox answers. */
export function linkPage(token: string): string {
  // Whatever else stands there is no token of an e-mail, and is not repeated.
  const known = /^[\w-]{1,100}$/.test(token) ? token : 'unknown';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The link of an e-mail</title>',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    '<script type="module" src="../sandbox/pages/claim-link.js"></script></head>',
    '<body><main><h1>Sandbox: the link of an e-mail</h1><p>No money moves here.</p>',
    `<sandbox-claim-link base-url=".." token="${known}"></sandbox-claim-link>`,
    '<noscript><p>This page needs a script.</p></noscript></main></body></html>',
  ].join('\n');
}

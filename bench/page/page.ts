const pages = {
  'portal-payment': () => import('./portal-payment.ts'),
  framed: () => import('./framed.ts'),
  'claims-adjuster': () => import('./claims-adjuster.ts'),
  'hand-written': () => import('./hand-written.ts'),
  'web-awesome': () => import('./web-awesome.ts'),
  shoelace: () => import('./shoelace.ts'),
};

/** `index.html?framed` is the page `framed`. */
export type PageName = keyof typeof pages;

await pages[location.search.slice(1) as PageName]();

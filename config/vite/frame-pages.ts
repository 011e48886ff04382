import type { Plugin } from 'vite';

/** Adds the documents that the service has for frames, one for each script. There is nothing in them but that. */
export function framePages(tags: readonly string[]): Plugin {
  return {
    name: 'frame-pages',
    generateBundle() {
      for (const tag of tags) this.emitFile({ type: 'asset', fileName: `${tag}.html`, source: framePage(tag) });
    },
  };
}

const framePage = (tag: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${tag}</title>
    <meta name="viewport" content="width=device-width" />
    <script type="module" src="${tag}.js"></script>
  </head>
  <body></body>
</html>
`;

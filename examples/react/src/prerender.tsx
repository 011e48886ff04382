// The server's part: puts the page's markup into the built document.
import { readFileSync, writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

const document = readFileSync('dist/index.html', 'utf8');
writeFileSync(
  'dist/index.html',
  document.replace('<div id="app"></div>', `<div id="app">${renderToString(<App />)}</div>`),
);

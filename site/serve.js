import { createServer } from 'vitepress';

/**
 * Serves the site during development. Pages are rendered on request.
 *
 * @param {string} host
 * @param {number} port
 * @returns {Promise<import('vite').ViteDevServer>}
 */
export function createSiteServer(host, port) {
  return createServer(import.meta.dirname, { host, port, strictPort: true });
}

import { createServer } from 'vitepress';

/**
 * The site as it is being written: pages are made when somebody asks for them.
 *
 * @param {string} host
 * @param {number} port
 * @returns {Promise<import('vite').ViteDevServer>}
 */
export function createSiteServer(host, port) {
  return createServer(import.meta.dirname, { host, port, strictPort: true });
}

import { install } from '../../adapters/jquery/index.ts';
import { startSandbox } from '../../mock-server/browser.ts';
import $ from 'jquery-3.7';

/* Provides what the page expects: jQuery as a global, the plugins, and the sandbox instead of a server. */

Object.assign(window, { $, jQuery: $ });
install($);
$('#source').text($('#page-script').text().replace(/^ {6}/gm, '').trim());

try {
  await startSandbox(`${import.meta.env.BASE_URL}mockServiceWorker.js`);
  document.dispatchEvent(new CustomEvent('portal.load'));
} catch {
  $('#result').text('The sandbox could not be started. Allow this site to store data, and reload the page.');
}

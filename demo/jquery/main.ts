import { install } from '../../adapters/jquery/index.ts';
import { startSandbox } from '../../mock-server/browser.ts';
import $ from 'jquery-3.7';

/* What the page does not do itself: jQuery as a global, the plugin, and the sandbox in the place of a server. */

Object.assign(window, { $, jQuery: $ });
install($);
$('#source').text(withoutIndent($('#page-script').text()));
$('#claims-source').text(withoutIndent($('#claims-script').text()));

try {
  await startSandbox({ workerUrl: `${import.meta.env.BASE_URL}mockServiceWorker.js` });
  ['portal.load', 'claims.load'].forEach((code) => document.dispatchEvent(new CustomEvent(code)));
} catch {
  $('#result').text(
    'The sandbox could not be started. Allow this site to keep data, close its other tabs, and reload the page.',
  );
}

/** The script as it would stand in a file of its own. */
function withoutIndent(script: string): string {
  return script.replace(/^ {6}/gm, '').trim();
}

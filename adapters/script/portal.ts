import type { JQueryLike } from '../modal/jquery-like.ts';
import { thisPage } from '../modal/page.ts';
import { portalPart } from '../modal/portal-part.ts';
import { watchForJQuery } from './arriving-jquery.ts';
import { moduleLoader } from './module-loader.ts';
import { ownScript } from './own-script.ts';

/*
 * Portal.js: the script that pages without a bundler load. It makes the plugin and the buttons work, and loads the modal
 * itself when somebody is about to use it. Source: payment modal, Script load.
 */

declare global {
  interface Window {
    /** For a jQuery that stands under no global name: `portalModals.install($)`. */
    portalModals?: { readonly install: ($: JQueryLike) => void };
  }
}

const path = '/GenericModal/Cdn/';
const { address, folder, nonce } = ownScript();
// Below the documented path lies the service. A page's own copy of the script has at least the origin.
const baseUrl = /^\w+:\/\/[^/]+([^?#]*(?=\/GenericModal\/Cdn\/Portal\.js))?/i.exec(address);
const page = thisPage();

page.define(
  portalPart(moduleLoader({ address: `${folder || path}portal-payment.js`, policyName: 'portal-loader', nonce }), {
    baseUrl: baseUrl ? baseUrl[0] : '',
    form: /[?&]form=earlier\b/.test(address) ? 'earlier' : 'later',
  }),
);
watchForJQuery(page.install);
window.portalModals = { install: page.install };
page.announce('portal');

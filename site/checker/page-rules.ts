import type { Finding } from './finding.ts';

/** What a page may say, and what is to be thought of it. */
export interface PageRule extends Omit<Finding, 'line'> {
  readonly seen: RegExp;
  /** Nothing is to be said where the page has this too. */
  readonly unless?: RegExp;
}

const earlier = /form=earlier|form['"]?\s*[:=]\s*['"]earlier|form-version=["']earlier/;
const scripts = String.raw`(?:Portal\.js|Claims\.js|GetAdjusterModalJs)`;

export const pageRules: readonly PageRule[] = [
  {
    weight: 'change',
    seen: /(?:Portal|Processor|Claims)AuthenticationKey/i,
    what: 'A secret key in the page',
    advice:
      'Whoever opens the page can read it, and the service refuses it from a browser. Have your server ask for the session.',
    page: 'docs/server.md#the-payment-modals-session-in-any-language',
  },
  {
    weight: 'change',
    seen: /SessionKey\/Create|Api\/Session\/Create/i,
    what: 'A session that the page asks the service for',
    advice: 'The service refuses that from a browser. Ask your own server, which asks the service.',
    page: 'docs/server.md#the-payment-modals-session-in-any-language',
  },
  {
    weight: 'change',
    seen: new RegExp(String.raw`http://(?!localhost|127\.|\[::1\])[^"'\s]*${scripts}`),
    what: 'The script, without https',
    advice: 'The modal opens on pages that were loaded securely alone. Load page and script with https.',
    page: 'docs/codes.md#browsers',
  },
  {
    weight: 'change',
    seen: new RegExp(String.raw`<script[^>]*(?:/Cdn/${scripts}[^>]*integrity=|integrity=[^>]*/Cdn/${scripts})`, 'i'),
    what: 'An integrity for the address that changes with each release',
    advice: 'The next release would be refused. Name the release in the address: /Cdn/<version>/.',
    page: 'docs/security.md#script-integrity',
  },
  {
    weight: 'change',
    seen: /zepto|\bcash(?:-dom)?(?:\.min)?\.js/i,
    what: 'Zepto or cash in the place of jQuery',
    advice: 'They lack what the plugin needs. Use the buttons or the element, which need neither, or jQuery.',
    page: 'docs/pages.md#one-script',
  },
  {
    weight: 'change',
    seen: /jquery[-@./v]*1\.[0-6](?:\.\d+)?(?=[./"'])/i,
    what: 'A jQuery before 1.7',
    advice: 'The plugin needs `.on`, which came with 1.7. Any from there to 4.0 will do.',
    page: 'docs/pages.md#jquery',
  },
  {
    weight: 'change',
    seen: /acknowledgmentRequired['"]?\s*:\s*['"]?true|acknowledgment-required=["']true/i,
    unless: /\.acknowledge\b/,
    what: 'An acknowledgment that is asked for and never given',
    advice:
      'Call `data.acknowledge()` in the handler of `portal.paymentComplete`, else each payment is kept as not received.',
    page: 'docs/payment/README.md#events',
  },
  {
    weight: 'change',
    seen: /attachEvent|document\.all\b|MSIE|\[if (?:lt |lte )?IE/i,
    what: 'Code for a browser that is retired',
    advice:
      'The modal does not run there: the page gets an error that it can read. Show these people another way to pay.',
    page: 'docs/codes.md#browsers',
  },
  {
    weight: 'look',
    seen: /\breferenceNumber\b|data-option-reference-number/,
    unless: earlier,
    what: 'The obsolete `referenceNumber`',
    advice: 'It still takes the place of `clientReferenceData1`, with a warning. Give it its new name.',
    page: 'docs/payment/README.md#the-two-forms-of-the-interface',
  },
  {
    weight: 'look',
    seen: /\bportal\.(?:payment|save)Complete\b[^]*\.paymentInfo\b/,
    unless: earlier,
    what: 'Payloads under `paymentInfo`',
    advice:
      'That is the earlier form. Load `Portal.js?form=earlier` and leave it as it is, or read the fields from the data itself.',
    page: 'docs/payment/README.md#the-two-forms-of-the-interface',
  },
  {
    weight: 'look',
    seen: /\bportal\.error\b[^]*?\.description\b/,
    unless: earlier,
    what: 'An error’s `description`',
    advice:
      'That is the earlier form. Load `Portal.js?form=earlier` and leave it as it is, or read `Description` and `Details`.',
    page: 'docs/payment/README.md#the-two-forms-of-the-interface',
  },
  {
    weight: 'change',
    seen: /\bUserSelect\b(?=[^]*form=earlier)|form=earlier[^]*paymentCategory['"]?\s*[:=]\s*['"]UserSelect|form=earlier[^]*(?:SelectOrEnterAmountConstrained|clientReferenceData5)/,
    what: 'Something of the later form on a page of the earlier one',
    advice:
      '`UserSelect` as a category, `SelectOrEnterAmountConstrained` and `clientReferenceData5` are refused there. Use the later form.',
    page: 'docs/payment/README.md#the-two-forms-of-the-interface',
  },
  {
    weight: 'look',
    seen: /data-option-(?:claims-)?session-(?:id|key)=["'][\da-f]{8}-/i,
    what: 'A session in the markup',
    advice: 'It is good for one operation. Set a new one before the next, and keep the page out of caches.',
    page: 'docs/pages.md#buttons',
  },
  {
    weight: 'look',
    seen: /Content-Security-Policy/i,
    what: 'A content security policy',
    advice: 'Allow the service in `script-src` and `connect-src` (framed: `frame-src`). Inline styles need nothing.',
    page: 'docs/security.md#what-is-yours-to-do',
  },
  {
    weight: 'look',
    seen: /[.#]portal-modal\b|[.#](?:portal|claims)[\w-]*\s+iframe\b|['"`\s]#(?:cardNumber|accountNumber|routingNumber|cvv)\b/,
    what: 'Selectors of the old window’s insides',
    advice: 'They find nothing. Style by custom properties and parts, and have tests use the accessible names.',
    page: 'docs/moving.md#what-to-change',
  },
  {
    weight: 'look',
    seen: /\.contents\(\)|contentWindow|contentDocument|\.shadowRoot\b/,
    what: 'A hand inside the modal',
    advice:
      'What is in it is not for pages, and changes. Use options, parts and custom properties; in tests, accessible names.',
    page: 'docs/theming.md#your-own',
  },
  {
    weight: 'look',
    seen: /sandbox\/sessions/,
    what: 'A session from the sandbox itself',
    advice: 'A real service has no such thing: your server has to ask for it.',
    page: 'docs/server.md#the-payment-modals-session-in-any-language',
  },
  {
    weight: 'stays',
    seen: new RegExp(String.raw`/Cdn/${scripts}`),
    what: 'The script’s address',
    advice: 'Documented, and the same.',
    page: 'docs/pages.md#one-script',
  },
  {
    weight: 'stays',
    seen: /\.(?:portal|claims)\(|\.data\(['"](?:portal|claims)['"]\)/,
    what: 'The plugin and its calls',
    advice:
      'With every jQuery from 1.7 to 4.0. A call again gives the same instance; nothing is bound on your container.',
    page: 'docs/pages.md#jquery',
  },
  {
    weight: 'stays',
    seen: /data-toggle=["'](?:portal|claims)["']/,
    what: 'Buttons with `data-toggle`',
    advice: 'They need no script of your own, and no jQuery.',
    page: 'docs/pages.md#buttons',
  },
  {
    weight: 'stays',
    seen: /\.(?:on|bind|one)\(\s*['"](?:portal|claims)\.\w+/,
    what: 'Handlers of events',
    advice: 'Same names, same payloads, each heard once. `unload` is always the last.',
    page: 'docs/payment/README.md#events',
  },
];

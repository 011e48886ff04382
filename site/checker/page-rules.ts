import type { Found, Weight } from './finding.ts';

interface PageRule extends Omit<Found, 'at' | 'weight'> {
  readonly seen: RegExp;
  /** The rule does not apply if the page matches this too. */
  readonly unless?: RegExp;
}

const earlier = /form=earlier|form['"]?\s*[:=]\s*['"]earlier|form-version=["']earlier/;
const scripts = String.raw`(?:Portal\.js|Claims\.js|GetAdjusterModalJs)`;

const rules: Readonly<Record<Weight, readonly PageRule[]>> = {
  change: [
    {
      seen: /\w+AuthenticationKey/i,
      what: 'A secret key in the page',
      advice: 'Everybody can read it, and the service refuses it from a browser. Create the session on your server.',
      page: 'docs/server.md#create-a-payment-session',
    },
    {
      seen: /\b(?:SessionKey|AccessToken|Customer|Api\/Session)\/Create/i,
      what: 'The page creates a session',
      advice: 'The service refuses that from a browser. Get the session from your own server.',
      page: 'docs/server.md#create-a-payment-session',
    },
    {
      seen: new RegExp(String.raw`http://(?!localhost|127\.|\[::1\])[^"'\s]*${scripts}`),
      what: 'The script is loaded without https',
      advice: 'The modal opens only on secure pages. Load page and script over https.',
      page: 'docs/response-codes.md#browsers',
    },
    {
      seen: new RegExp(String.raw`<script[^>]*(?:/Cdn/${scripts}[^>]*integrity=|integrity=[^>]*/Cdn/${scripts})`, 'i'),
      what: '`integrity` on an address that changes with each release',
      advice: 'The browser would block the next release. Put the version into the address: /Cdn/<version>/.',
      page: 'docs/security.md#script-integrity',
    },
    {
      seen: /zepto|\bcash(?:-dom)?(?:\.min)?\.js/i,
      what: 'Zepto or cash instead of jQuery',
      advice: 'The plugin does not work with them. Use buttons, the element, or jQuery.',
      page: 'docs/integration.md#one-script',
    },
    {
      seen: /jquery[-@./v]*1\.[0-6](?:\.\d+)?(?=[./"'])/i,
      what: 'A jQuery before 1.7',
      advice: 'The plugin needs jQuery 1.7 to 4.0.',
      page: 'docs/integration.md#jquery',
    },
    {
      seen: /acknowledgmentRequired['"]?\s*:\s*['"]?true|acknowledgment-required=["']true/i,
      unless: /\.acknowledge\b/,
      what: 'Payments are never acknowledged',
      advice:
        'Call `data.acknowledge()` in the handler of `portal.paymentComplete`. Otherwise each payment counts as not received.',
      page: 'docs/payment/README.md#events',
    },
    {
      seen: /attachEvent|document\.all\b|MSIE|\[if (?:lt |lte )?IE/i,
      what: 'Code for Internet Explorer',
      advice: 'The modal does not run there, and the page receives an error. Offer another way to pay.',
      page: 'docs/response-codes.md#browsers',
    },
    {
      seen: /\b(?:managePaymentMethods|enrollAutoPay|quickPay|manageNotifications)\b/,
      what: 'An operation that these modals do not have',
      advice:
        'Use `makePayment` or `savePaymentMethod`, and build the rest yourself. The payer needs another page for it.',
      page: 'docs/payment/README.md#methods',
    },
    {
      seen: /\bUserSelect\b(?=[^]*form=earlier)|form=earlier[^]*paymentCategory['"]?\s*[:=]\s*['"]UserSelect|form=earlier[^]*(?:SelectOrEnterAmountConstrained|clientReferenceData5)/,
      what: 'An option of the later form on a page of the earlier form',
      advice:
        'The earlier form refuses `UserSelect` as a category, `SelectOrEnterAmountConstrained` and `clientReferenceData5`. Use the later form.',
      page: 'docs/payment/README.md#the-two-forms-of-the-interface',
    },
  ],
  look: [
    {
      seen: /\breferenceNumber\b|data-option-reference-number/,
      unless: earlier,
      what: 'The obsolete `referenceNumber`',
      advice: 'It still works as `clientReferenceData1`, with a warning. Rename it.',
      page: 'docs/payment/README.md#the-two-forms-of-the-interface',
    },
    {
      seen: /\bportal\.(?:payment|save)Complete\b[^]*\.paymentInfo\b/,
      unless: earlier,
      what: 'Payloads under `paymentInfo`',
      advice: 'That is the earlier form. Load `Portal.js?form=earlier`, or read the fields from the data itself.',
      page: 'docs/payment/README.md#the-two-forms-of-the-interface',
    },
    {
      seen: /\bportal\.error\b[^]*?\.description\b/,
      unless: earlier,
      what: 'An error’s `description`',
      advice: 'That is the earlier form. Load `Portal.js?form=earlier`, or read `Description` and `Details`.',
      page: 'docs/payment/README.md#the-two-forms-of-the-interface',
    },
    {
      seen: /data-option-(?:claims-)?session-(?:id|key)=["'][\da-f]{8}-/i,
      what: 'A session in the markup',
      advice: 'A session is for one operation. Set a new one before each operation, and do not cache the page.',
      page: 'docs/integration.md#buttons',
    },
    {
      seen: /Content-Security-Policy/i,
      what: 'A Content Security Policy (CSP)',
      advice: 'Allow the service in `script-src` and `connect-src` (`frame-src` in secure frame mode).',
      page: 'docs/security.md#allow-the-modal-in-your-csp',
    },
    {
      seen: /[.#]portal-modal\b|[.#](?:portal|claims)[\w-]*\s+iframe\b|['"`\s]#(?:cardNumber|accountNumber|routingNumber|cvv)\b/,
      what: 'Selectors for the inside of the old window',
      advice: 'They match nothing. Use custom properties and parts for styles, and accessible names in tests.',
      page: 'docs/migration.md#what-to-change',
    },
    {
      seen: /\bMutationObserver\b(?=[^]*\biframe\b)/i,
      what: 'An observer that moves the old frame',
      advice:
        'Remove it. To show the form in the page, call `.portal({ display: "inline" })`. Otherwise the modal opens over the page.',
      page: 'docs/integration.md#show-the-modal-inline',
    },
    {
      seen: /\.contents\(\)|contentWindow|contentDocument|\.shadowRoot\b/,
      what: 'Access to the inside of the modal',
      advice:
        'The inside can change with each release. Use options, parts and custom properties; in tests, accessible names.',
      page: 'docs/theming.md#set-colors-corners-and-fonts',
    },
    {
      seen: /sandbox\/sessions/,
      what: 'A session from the sandbox’s own endpoint',
      advice: 'A real service does not have this endpoint. Create the session on your server.',
      page: 'docs/server.md#create-a-payment-session',
    },
  ],
  stays: [
    {
      seen: new RegExp(
        String.raw`/Cdn/${scripts}|\.(?:portal|claims)\(|\.data\(['"](?:portal|claims)['"]\)|data-toggle=["'](?:portal|claims)["']|['"](?:portal|claims)\.[a-z]+[A-Z]`,
      ),
      what: 'The documented names of script, plugin, buttons and events',
      advice: 'They work as they are, with jQuery 1.7 to 4.0 or without jQuery.',
      page: 'docs/integration.md',
    },
  ],
};

export const pageRules = Object.entries(rules).flatMap(([weight, ofWeight]) =>
  ofWeight.map((rule) => ({ ...rule, weight: weight as Weight })),
);

export function pageFindings(page: string, ...asked: readonly Weight[]): readonly Found[] {
  return pageRules
    .filter(({ weight }) => asked.includes(weight))
    .flatMap(({ seen, unless, ...finding }) => {
      const found = seen.exec(page);
      return found && !unless?.test(page) ? [{ ...finding, at: found.index }] : [];
    });
}

import { LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { accountError, accountOptionError } from '../../src/account/account-events.ts';
import type { AccountIntent, AccountOperationTypes } from '../../src/account/account-operation.ts';
import type { AccountMessageKey } from '../../src/account/account.en.ts';
import { loadAccountMessages } from '../../src/account/account-messages.ts';
import type { Catalogue } from '../../src/messages/translate.ts';
import { accountOptions, readAccountOptions, type AccountOptionObject } from '../../src/account/account-options.ts';
import { optionsFromAttributes } from '../../src/options/data-attributes.ts';
import type { ClaimsAccountService } from '../../src/account/claims-account-service.ts';
import { createHttpClaimsAccountService } from '../../src/account/http-claims-account-service.ts';

import { httpOptions } from '../shared/browser.ts';
import { ElementModal, modalStyles } from '../shared/element-modal.ts';
import { warnOfNearMisses } from '../shared/near-miss-warning.ts';
import { AccountFlow } from './account-flow.ts';
import { accountStyles } from './account.styles.ts';

export type { ClaimsEventMap } from '../claims-events.ts';

/**
 * A modal in which a claim payee, a company or an individual, is paid, saves a method, or is sent a request by e-mail.
 *
 * ```html
 * <claims-account base-url="https://pay.example.com"></claims-account>
 * <script type="module">
 *   const claims = document.querySelector('claims-account');
 *   claims.addEventListener('claims.paymentComplete', (event) => console.log(event.detail.paymentInfo.TransactionId));
 *   claims.openAccount({ SessionId, Context: 'payment', AccountId: '1001', ClaimNumber: 'CLM-1', Amount: '107.98' });
 * </script>
 * ```
 *
 * Options come from the call, else from the `options` property, else from `data-option-*` attributes. Results are
 * delivered only through events. Source: claims modals, Account modal.
 *
 * @element claims-account
 * @fires {CustomEvent<null>} claims.load - The modal is on the screen.
 * @fires {CustomEvent<{ reason: UnloadReason }>} claims.unload - The modal has left the screen; always the last event.
 * @fires {CustomEvent<AccountError>} claims.error - Something was wrong; without a load before it, nothing was opened.
 * @fires {CustomEvent<{ paymentInfo: AccountPaymentInfo }>} claims.paymentComplete - The payee was paid.
 * @fires {CustomEvent<{ paymentInfo: AccountSaveInfo }>} claims.saveComplete - A method was saved, or a request was sent by e-mail, in either context.
 * @fires {CustomEvent<null>} claims.canceled - The operation was cancelled.
 * @csspart dialog - The window.
 * @csspart header - Merchant, heading and close button.
 * @csspart close - The close button.
 * @csspart body - What is below the header.
 * @csspart input - Each text input.
 * @csspart error-summary - The list of problems.
 * @csspart submit - The button that goes on.
 * @csspart busy - The waiting sign.
 */
export class ClaimsAccount extends LitElement {
  static override styles: CSSResultGroup = [modalStyles, accountStyles];

  static override properties = {
    baseUrl: { attribute: 'base-url' },
    options: { attribute: false },
    messages: { attribute: false },
    service: { attribute: false },
  };

  /** Address of the service, without a trailing slash; empty for the page's own origin. */
  baseUrl = '';

  /** Options for calls that bring none, amounts in dollars. */
  options: AccountOptionObject | undefined;

  /** Texts that take the place of the library's own. */
  messages: Partial<Catalogue<AccountMessageKey>> = {};

  /** Another way to the service than HTTP. */
  service: ClaimsAccountService | undefined;

  readonly #modal = new ElementModal<AccountOperationTypes, AccountIntent, AccountMessageKey>(this, {
    namespace: 'claims',
    loadMessages: loadAccountMessages,
    fail: (reason) => this.#fail(reason),
  });

  /** Opens the modal. Whatever is wrong with the options is told by `claims.error`. */
  openAccount(given?: AccountOptionObject): void {
    const { blockedReason } = this.#modal;
    if (blockedReason) {
      this.#fail(blockedReason);
      return;
    }
    const sources = [given, this.options, optionsFromAttributes(this.attributes)];
    if (__DEV__) warnOfNearMisses(this.localName, sources, Object.keys(accountOptions).flatMap(spellings));
    const { values, problems } = readAccountOptions(sources);
    if (problems.size > 0) {
      this.#modal.raise('claims.error', accountOptionError(problems));
      return;
    }
    void this.#modal.open(
      (texts) =>
        new AccountFlow(this, {
          options: values,
          service: this.service ?? createHttpClaimsAccountService(httpOptions(this.baseUrl)),
          texts,
          focusNext: () => this.#modal.focusNext(),
        }),
    );
  }

  protected override render(): TemplateResult {
    return this.#modal.render();
  }

  #fail(reason: string): void {
    this.#modal.raise('claims.error', accountError({ operation: [reason] }));
  }
}

/** Both ways in which pages write a name: `'SessionId' => ['SessionId', 'sessionId']`. Neither is a near miss. */
function spellings(name: string): readonly string[] {
  return [name, name.charAt(0).toLowerCase() + name.slice(1)];
}

declare global {
  interface HTMLElementTagNameMap {
    'claims-account': ClaimsAccount;
  }
}

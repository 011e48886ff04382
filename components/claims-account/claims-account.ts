import type { CSSResultGroup } from 'lit';
import { accountError, accountOptionError } from '../../src/account/account-events.ts';
import type { AccountMessageKey } from '../../src/account/account.en.ts';
import { loadAccountMessages } from '../../src/account/account-messages.ts';
import type { Catalogue } from '../../src/messages/translate.ts';
import { accountOptionReader, accountOptions, type AccountOptionObject } from '../../src/account/account-options.ts';
import type { ClaimsAccountService } from '../../src/account/claims-account-service.ts';
import { createHttpClaimsAccountService } from '../../src/account/http-claims-account-service.ts';
import { accountShapes } from '../../src/account/wire.ts';
import { serviceOf } from '../shared/browser.ts';
import { languageAround } from '../shared/language.ts';
import { ModalElement, type Modal } from '../shared/modal-element.ts';
import { AccountFlow } from './account-flow.ts';
import { accountStyles } from './account.styles.ts';

export type { AccountEventMap, ClaimsEventMap } from '../claims-events.ts';

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
 * @fires {CustomEvent<null>} claims.canceled - The operation was canceled.
 * @csspart dialog - The window, or the section of the page.
 * @csspart header - Merchant, heading and close button.
 * @csspart close - The close button.
 * @csspart body - What is below the header.
 * @csspart input - Each text input.
 * @csspart error-summary - The list of problems.
 * @csspart submit - The button that goes on.
 * @csspart busy - The waiting sign.
 */
export class ClaimsAccount extends ModalElement {
  static override styles: CSSResultGroup = [ModalElement.styles, accountStyles];

  /** Options for calls that bring none, amounts in dollars. */
  options: AccountOptionObject | undefined;

  /** Texts that take the place of the library's own. */
  messages: Partial<Catalogue<AccountMessageKey>> = {};

  /** Another way to the service than HTTP. */
  service: ClaimsAccountService | undefined;

  protected override readonly namespace = 'claims';
  protected override readonly optionTable = accountOptions;

  /** Opens the modal. Whatever is wrong with the options is told by `claims.error`. */
  openAccount(given?: AccountOptionObject): void {
    if (this.isBlocked()) return;
    const readOptions = accountOptionReader(this.optionSources(given));
    const { values: options, problems } = readOptions();
    if (problems.size > 0) {
      this.raise({ code: 'claims.error', detail: accountOptionError(problems) });
      return;
    }
    const service = serviceOf(this.service, createHttpClaimsAccountService, this.baseUrl, accountShapes);
    const begin = (modal: Modal<AccountMessageKey>) => new AccountFlow({ ...modal, options, readOptions, service });
    void this.open(loadAccountMessages, begin, options.Context);
  }

  override async preload(): Promise<void> {
    await loadAccountMessages(languageAround(this));
  }

  protected override fail(reason: string): void {
    this.raise({ code: 'claims.error', detail: accountError({ operation: [reason] }) });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'claims-account': ClaimsAccount;
  }
}

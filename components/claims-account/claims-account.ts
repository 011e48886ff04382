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
import { summaryLinesStyles } from '../shared/summary-lines.ts';
import { radioGroupStyles } from '../shared/radio-group.styles.ts';
import { textFieldStyles } from '../shared/text-field.styles.ts';
import { accountStyles } from './account.styles.ts';

export type { AccountEventMap, ClaimsEventMap } from '../claims-events.ts';

/**
 * Modal that pays a claim payee (a company or an individual), saves a method, or sends a payment request by e-mail.
 *
 * ```html
 * <claims-account base-url="https://pay.example.com"></claims-account>
 * <script type="module">
 *   import 'payment-modals/define/claims-account.js';
 *   const claims = document.querySelector('claims-account');
 *   claims.addEventListener('claims.paymentComplete', (event) => console.log(event.detail.paymentInfo.TransactionId));
 *   claims.openAccount({ SessionId, lockedOptions: true });
 * </script>
 * ```
 *
 * The element reads an option from the call, then `options`, then its `data-option-*` attribute. It reports all
 * results as events. Source: claims modals, Account modal.
 *
 * @element claims-account
 * @fires {CustomEvent<null>} claims.load - The modal opened.
 * @fires {CustomEvent<{ reason: UnloadReason }>} claims.unload - The modal closed. Always the last event.
 * @fires {CustomEvent<AccountError>} claims.error - Something failed. Without a `load` before it, the modal did not open.
 * @fires {CustomEvent<{ paymentInfo: AccountPaymentInfo }>} claims.paymentComplete - The payment to the payee is complete.
 * @fires {CustomEvent<{ paymentInfo: AccountSaveInfo }>} claims.saveComplete - A method is saved, or a payment request was sent by e-mail (in either context).
 * @fires {CustomEvent<null>} claims.canceled - The operation was canceled.
 * @csspart dialog - The dialog, or the inline section.
 * @csspart header - The merchant name, the heading and the close button.
 * @csspart close - The close button.
 * @csspart body - The content below the header.
 * @csspart input - Each text input.
 * @csspart error-summary - The error summary above the form.
 * @csspart submit - The primary button.
 * @csspart busy - The progress indicator.
 */
export class ClaimsAccount extends ModalElement {
  static override styles: CSSResultGroup = [
    ModalElement.styles,
    textFieldStyles,
    radioGroupStyles,
    accountStyles,
    summaryLinesStyles,
  ];

  /** Options for calls that omit them. Amounts are in dollars. */
  options: AccountOptionObject | undefined;

  /** Your own texts, by message key. They replace the texts of the library. */
  messages: Partial<Catalogue<AccountMessageKey>> = {};

  /** Your own service object, instead of HTTP requests. */
  service: ClaimsAccountService | undefined;

  protected override readonly namespace = 'claims';
  protected override readonly optionTable = accountOptions;

  /** Opens the modal. Reports invalid options as `claims.error`. */
  openAccount(given?: AccountOptionObject): void {
    if (this.isBlocked()) return;
    const readOptions = accountOptionReader(this.optionSources(given));
    const { values: options, problems } = readOptions();
    if (problems.size > 0) {
      this.raise({ code: 'claims.error', detail: accountOptionError(problems) });
      return;
    }
    const service = serviceOf(this.service, createHttpClaimsAccountService, this.baseUrl, accountShapes);
    let flow: AccountFlow | undefined;
    const begin = (modal: Modal<AccountMessageKey>) =>
      (flow = new AccountFlow({ ...modal, options, readOptions, service }));
    void this.open(loadAccountMessages, begin, () => (flow?.isRequest ? undefined : options.Context));
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

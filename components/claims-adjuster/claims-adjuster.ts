import type { CSSResultGroup } from 'lit';
import { adjusterError, adjusterOptionError } from '../../src/adjuster/adjuster-events.ts';
import type { AdjusterMessageKey } from '../../src/adjuster/adjuster.en.ts';
import { loadAdjusterMessages } from '../../src/adjuster/adjuster-messages.ts';
import type { Catalogue } from '../../src/messages/translate.ts';
import { adjusterOptions, AdjusterMethodName, type AdjusterOptionObject } from '../../src/adjuster/adjuster-options.ts';
import { optionReader } from '../../src/options/locked-options.ts';
import { readOptions } from '../../src/options/read-options.ts';
import type { ClaimsAdjusterService } from '../../src/adjuster/claims-adjuster-service.ts';
import { createHttpClaimsAdjusterService } from '../../src/adjuster/http-claims-adjuster-service.ts';
import { adjusterShapes } from '../../src/adjuster/wire.ts';
import { serviceOf } from '../shared/browser.ts';
import { languageAround } from '../shared/language.ts';
import { ModalElement } from '../shared/modal-element.ts';
import { summaryLinesStyles } from '../shared/summary-lines.ts';
import { adjusterStyles } from './adjuster.styles.ts';
import { CreateFlow } from './create-flow.ts';
import { ManageFlow } from './manage-flow.ts';

export type { AdjusterEventMap, ClaimsEventMap } from '../claims-events.ts';

/**
 * Modal in which an adjuster creates an approval request from your server's upload, and manages approval requests.
 *
 * ```html
 * <claims-adjuster base-url="https://pay.example.com"></claims-adjuster>
 * <script type="module">
 *   import 'payment-modals/define/claims-adjuster.js';
 *   const claims = document.querySelector('claims-adjuster');
 *   claims.addEventListener('claims.approvalRequestCreated', (event) => console.log(event.detail.approvalRequestId));
 *   claims.createApprovalRequest({ claimsSessionKey });
 * </script>
 * ```
 *
 * The element reads an option from the call, then `options`, then its `data-option-*` attribute. It reports all
 * results as events. Source: claims modals, Adjuster modal.
 *
 * @element claims-adjuster
 * @fires {CustomEvent<null>} claims.load - The modal opened.
 * @fires {CustomEvent<{ reason: UnloadReason }>} claims.unload - The modal closed. Always the last event.
 * @fires {CustomEvent<AdjusterError>} claims.error - Something failed. Without a `load` before it, the modal did not open.
 * @fires {CustomEvent<ApprovalRequestCreated>} claims.approvalRequestCreated - The approval request was created.
 * @fires {CustomEvent<{ approvalRequestId: number }>} claims.approvalRequestCanceled - The approval request was canceled.
 * @fires {CustomEvent<null>} claims.involvedPartyEmailSent - The e-mail to a party was sent again.
 * @csspart dialog - The dialog, or the inline section.
 * @csspart header - The merchant name, the heading and the close button.
 * @csspart close - The close button.
 * @csspart body - The content below the header.
 * @csspart parties - The table of parties.
 * @csspart error-summary - The error summary above the form.
 * @csspart submit - The primary button.
 * @csspart busy - The progress indicator.
 */
export class ClaimsAdjuster extends ModalElement {
  static override styles: CSSResultGroup = [ModalElement.styles, adjusterStyles, summaryLinesStyles];

  /** Options for calls that omit them. */
  options: AdjusterOptionObject | undefined;

  /** Your own texts, by message key. They replace the texts of the library. */
  messages: Partial<Catalogue<AdjusterMessageKey>> = {};

  /** Your own service object, instead of HTTP requests. */
  service: ClaimsAdjusterService | undefined;

  protected override readonly namespace = 'claims';
  protected override readonly optionTable = adjusterOptions;

  /** Opens the modal to create an approval request from the upload of the session. Reports invalid options as `claims.error`. */
  createApprovalRequest(options?: AdjusterOptionObject): void {
    const read = this.#read(AdjusterMethodName.createApprovalRequest, options);
    if (!read) return;
    const { claimsSessionKey: sessionKey } = read;
    const service = this.#service;
    void this.open(loadAdjusterMessages, (modal) => new CreateFlow({ ...modal, sessionKey, service }));
  }

  /** Opens the modal to manage an existing approval request. Reports invalid options as `claims.error`. */
  manageApprovalRequest(options?: AdjusterOptionObject): void {
    const read = this.#read(AdjusterMethodName.manageApprovalRequest, options);
    if (!read) return;
    const { claimsSessionKey: sessionKey, approvalRequestId, lockedOptions: isLoadDeferred = false } = read;
    const call = { sessionKey, service: this.#service, approvalRequestId, isLoadDeferred };
    void this.open(loadAdjusterMessages, (modal) => new ManageFlow({ ...modal, ...call }));
  }

  override async preload(): Promise<void> {
    await loadAdjusterMessages(languageAround(this));
  }

  protected override fail(reason: string): void {
    this.raise({ code: 'claims.error', detail: adjusterError(reason, [['operation', reason]]) });
  }

  get #service(): ClaimsAdjusterService {
    return serviceOf(this.service, createHttpClaimsAdjusterService, this.baseUrl, adjusterShapes);
  }

  #read<Method extends AdjusterMethodName>(method: Method, given: AdjusterOptionObject | undefined) {
    if (this.isBlocked()) return undefined;
    const sources = this.optionSources(given);
    const { values, problems } = optionReader((from) => readOptions(adjusterOptions, method, from), sources)();
    if (problems.size === 0) return values;
    this.raise({ code: 'claims.error', detail: adjusterOptionError(problems) });
    return undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'claims-adjuster': ClaimsAdjuster;
  }
}

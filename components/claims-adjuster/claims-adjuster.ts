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
import { adjusterStyles } from './adjuster.styles.ts';
import { CreateFlow } from './create-flow.ts';
import { ManageFlow } from './manage-flow.ts';

export type { AdjusterEventMap, ClaimsEventMap } from '../claims-events.ts';

/**
 * A modal in which an adjuster creates an approval request from what was uploaded, and manages it.
 *
 * ```html
 * <claims-adjuster base-url="https://pay.example.com"></claims-adjuster>
 * <script type="module">
 *   const claims = document.querySelector('claims-adjuster');
 *   claims.addEventListener('claims.approvalRequestCreated', (event) => console.log(event.detail.approvalRequestId));
 *   claims.createApprovalRequest({ claimsSessionKey });
 * </script>
 * ```
 *
 * Options come from the call, else from the `options` property, else from `data-option-*` attributes. Results are
 * delivered only through events. Source: claims modals, Adjuster modal.
 *
 * @element claims-adjuster
 * @fires {CustomEvent<null>} claims.load - The modal is on the screen.
 * @fires {CustomEvent<{ reason: UnloadReason }>} claims.unload - The modal has left the screen; always the last event.
 * @fires {CustomEvent<AdjusterError>} claims.error - Something was wrong; without a load before it, nothing was opened.
 * @fires {CustomEvent<ApprovalRequestCreated>} claims.approvalRequestCreated - The request was created.
 * @fires {CustomEvent<{ approvalRequestId: number }>} claims.approvalRequestCanceled - The request was canceled.
 * @fires {CustomEvent<null>} claims.involvedPartyEmailSent - The e-mail of a party was sent again.
 * @csspart dialog - The window, or the section of the page.
 * @csspart header - Merchant, heading and close button.
 * @csspart close - The close button.
 * @csspart body - What is below the header.
 * @csspart parties - The table of the parties.
 * @csspart error-summary - The list of problems.
 * @csspart submit - The button that goes on.
 * @csspart busy - The waiting sign.
 */
export class ClaimsAdjuster extends ModalElement {
  static override styles: CSSResultGroup = [ModalElement.styles, adjusterStyles];

  /** Options for calls that bring none. */
  options: AdjusterOptionObject | undefined;

  /** Texts that take the place of the library's own. */
  messages: Partial<Catalogue<AdjusterMessageKey>> = {};

  /** Another way to the service than HTTP. */
  service: ClaimsAdjusterService | undefined;

  protected override readonly namespace = 'claims';
  protected override readonly optionTable = adjusterOptions;

  /** Opens the modal with what was uploaded for the session, to create a request of it. */
  createApprovalRequest(options?: AdjusterOptionObject): void {
    const read = this.#read(AdjusterMethodName.createApprovalRequest, options);
    if (!read) return;
    const { claimsSessionKey: sessionKey } = read;
    const service = this.#service;
    void this.open(loadAdjusterMessages, (modal) => new CreateFlow({ ...modal, sessionKey, service }));
  }

  /** Opens the modal with a request that exists. */
  manageApprovalRequest(options?: AdjusterOptionObject): void {
    const read = this.#read(AdjusterMethodName.manageApprovalRequest, options);
    if (!read) return;
    const { claimsSessionKey: sessionKey, approvalRequestId, lockedOptions: opensLate = false } = read;
    const call = { sessionKey, service: this.#service, approvalRequestId, opensLate };
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

  /** The options of a call; undefined where something is wrong, which the page has been told. */
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

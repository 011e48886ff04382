import { LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { adjusterError, adjusterOptionError } from '../../src/adjuster/adjuster-events.ts';
import type { CreateTypes, ManageTypes, NoSubmission } from '../../src/adjuster/adjuster-operation.ts';
import type { AdjusterMessageKey } from '../../src/adjuster/adjuster.en.ts';
import { loadAdjusterMessages } from '../../src/adjuster/adjuster-messages.ts';
import type { Catalogue } from '../../src/messages/translate.ts';
import { adjusterOptions, AdjusterMethodName, type AdjusterOptionObject } from '../../src/adjuster/adjuster-options.ts';
import { optionsFromAttributes } from '../../src/options/data-attributes.ts';
import { readOptions } from '../../src/options/read-options.ts';
import type { ClaimsAdjusterService } from '../../src/adjuster/claims-adjuster-service.ts';
import { createHttpClaimsAdjusterService } from '../../src/adjuster/http-claims-adjuster-service.ts';
import { httpOptions } from '../shared/browser.ts';
import { ElementModal, modalStyles } from '../shared/element-modal.ts';
import { warnOfNearMisses } from '../shared/near-miss-warning.ts';
import { adjusterStyles } from './adjuster.styles.ts';
import type { AdjusterTexts } from './adjuster-view.ts';
import { CreateFlow } from './create-flow.ts';
import { ManageFlow } from './manage-flow.ts';

export type { ClaimsEventMap } from '../claims-events.ts';

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
 * @fires {CustomEvent<{ approvalRequestId: number }>} claims.approvalRequestCanceled - The request was cancelled.
 * @fires {CustomEvent<null>} claims.involvedPartyEmailSent - The e-mail of a party was sent again.
 * @csspart dialog - The window.
 * @csspart header - Merchant, heading and close button.
 * @csspart close - The close button.
 * @csspart body - What is below the header.
 * @csspart parties - The table of the parties.
 * @csspart error-summary - The list of problems.
 * @csspart submit - The button that goes on.
 * @csspart busy - The waiting sign.
 */
export class ClaimsAdjuster extends LitElement {
  static override styles: CSSResultGroup = [modalStyles, adjusterStyles];

  static override properties = {
    baseUrl: { attribute: 'base-url' },
    options: { attribute: false },
    messages: { attribute: false },
    service: { attribute: false },
  };

  /** Address of the service, without a trailing slash; empty for the page's own origin. */
  baseUrl = '';

  /** Options for calls that bring none. */
  options: AdjusterOptionObject | undefined;

  /** Texts that take the place of the library's own. */
  messages: Partial<Catalogue<AdjusterMessageKey>> = {};

  /** Another way to the service than HTTP. */
  service: ClaimsAdjusterService | undefined;

  readonly #modal = new ElementModal<CreateTypes | ManageTypes, NoSubmission, AdjusterMessageKey>(this, {
    namespace: 'claims',
    loadMessages: loadAdjusterMessages,
    fail: (reason) => this.#fail(reason),
  });

  /** Opens the modal with what was uploaded for the session, to create a request of it. */
  createApprovalRequest(options?: AdjusterOptionObject): void {
    const read = this.#read(AdjusterMethodName.createApprovalRequest, options);
    if (read) void this.#modal.open((texts) => new CreateFlow(this.#settings(read.claimsSessionKey, texts)));
  }

  /** Opens the modal with a request that exists. */
  manageApprovalRequest(options?: AdjusterOptionObject): void {
    const read = this.#read(AdjusterMethodName.manageApprovalRequest, options);
    if (!read) return;
    const { claimsSessionKey, approvalRequestId } = read;
    void this.#modal.open(
      (texts) =>
        new ManageFlow(this, {
          ...this.#settings(claimsSessionKey, texts),
          approvalRequestId,
          onEmailSent: () => this.#modal.raise('claims.involvedPartyEmailSent', null),
        }),
    );
  }

  protected override render(): TemplateResult {
    return this.#modal.render();
  }

  /** The options of a call; undefined where something is wrong, which the page has been told. */
  #read<Method extends AdjusterMethodName>(method: Method, given: AdjusterOptionObject | undefined) {
    const { blockedReason } = this.#modal;
    if (blockedReason) {
      this.#fail(blockedReason);
      return undefined;
    }
    const sources = [given, this.options, optionsFromAttributes(this.attributes)];
    if (__DEV__) warnOfNearMisses(this.localName, sources, Object.keys(adjusterOptions));
    const { values, problems } = readOptions(adjusterOptions, method, sources);
    if (problems.size === 0) return values;
    this.#modal.raise('claims.error', adjusterOptionError(problems));
    return undefined;
  }

  #settings(sessionKey: string, texts: AdjusterTexts) {
    const service = this.service ?? createHttpClaimsAdjusterService(httpOptions(this.baseUrl));
    return { sessionKey, service, texts };
  }

  #fail(reason: string): void {
    this.#modal.raise('claims.error', adjusterError(reason, [['operation', reason]]));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'claims-adjuster': ClaimsAdjuster;
  }
}

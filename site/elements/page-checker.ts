import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { checkPage, movePage } from '../checker/check-page.ts';
import type { Finding, Weight } from '../checker/finding.ts';
import { addressOfDocument } from './addresses.ts';

const headings: Readonly<Record<Weight, string>> = { change: 'Change', look: 'Review', stays: 'Keep' };

const example = `<script src="http://pay.example.com/GenericModal/Cdn/AcmePay.js"></script>
<script>
  var container = $('#container').acmePay();
  container.on('acmePay.paymentComplete', function (e, data) {
    alert(data.paymentInfo.transactionId);
  });
  container.data('acmePay').makePayment({
    sessionId: sessionId,
    paymentCategory: 'CreditCard',
    feeContext: 'WithFee',
    minAmountDue: '107.98',
    acountBalance: '430.00',
    referenceNumber: 'POL-1002003'
  });
</script>`;

export class PageChecker extends LitElement {
  @state() private page = '';

  /** The style sheet of the site applies. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<div class="checker">
      <label for="checked-page">Your page</label>
      <textarea
        id="checked-page"
        rows="10"
        spellcheck="false"
        autocomplete="off"
        .value=${this.page}
        @input=${this.#onInput}
      ></textarea>
      <button type="button" @click=${this.#onExample}>Use an example</button>
      <div role="status">${this.page.trim() ? this.#renderFindings(checkPage(this.page)) : nothing}</div>
      ${this.#renderDownload(movePage(this.page))}
    </div>`;
  }

  #renderDownload(moved: string): TemplateResult | typeof nothing {
    if (moved === this.page) return nothing;
    const address = `data:text/html;charset=utf-8,${encodeURIComponent(moved)}`;
    return html`<p><a href=${address} download="page.html">Download the rewritten page</a></p>`;
  }

  #renderFindings(findings: readonly Finding[]): TemplateResult {
    if (findings.length === 0) return html`<p>No use of these modals found.</p>`;
    const weights = Object.keys(headings) as Weight[];
    return html`${weights.map((weight) => {
      const ofWeight = findings.filter((finding) => finding.weight === weight);
      return ofWeight.length === 0
        ? nothing
        : html`<h3 class=${weight}>${headings[weight]} <span>${ofWeight.length}</span></h3>
            <ul>
              ${ofWeight.map((finding) => this.#renderFinding(finding))}
            </ul>`;
    })}`;
  }

  #renderFinding({ what, advice, line, page, edits = [] }: Finding): TemplateResult {
    return html`<li>
      <strong>${marked(what)}</strong> ${line === undefined ? nothing : html`<span class="line">line ${line}</span>`}
      ${edits.length > 0 ? html`<em>Rewritten.</em>` : nothing}
      <p>${marked(advice)} ${page ? html`<a href=${addressOfDocument(page)}>Learn more</a>` : nothing}</p>
    </li>`;
  }

  #onInput(event: InputEvent): void {
    this.page = (event.target as HTMLTextAreaElement).value;
  }

  #onExample(): void {
    this.page = example;
  }
}

function marked(text: string): readonly (string | TemplateResult)[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));
}

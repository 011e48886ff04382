/** Stands in for `<portal-payment>`: says what was called, and raises what the test tells it to. */
export class StubPayment extends HTMLElement {
  readonly calls: { method: string; options: unknown }[] = [];
  /** The form of the interface that each call was made in. */
  readonly forms: string[] = [];
  baseUrl = '';
  formVersion = 'later';
  messages = {};

  makePayment(options: unknown): void {
    this.calls.push({ method: 'makePayment', options });
    this.forms.push(this.formVersion);
  }

  savePaymentMethod(options: unknown): void {
    this.calls.push({ method: 'savePaymentMethod', options });
    this.forms.push(this.formVersion);
  }

  raise(code: string, detail: unknown = null): void {
    this.dispatchEvent(new CustomEvent(code, { bubbles: true, composed: true, detail }));
  }
}

export function defineStub(): void {
  customElements.define('portal-payment', StubPayment);
}

/** The stub behind a container: its child. */
export function stubIn(container: Element): StubPayment {
  const stub = container.querySelector('portal-payment');
  if (!(stub instanceof StubPayment)) throw new Error('There is no element in the container.');
  return stub;
}

/** All stubs that are in the page. */
export function stubs(): StubPayment[] {
  return Array.from(document.querySelectorAll('portal-payment')) as unknown as StubPayment[];
}

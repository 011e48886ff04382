/** Stands in for one of the claims elements: says what was called, and raises what the test tells it to. */
export class StubClaims extends HTMLElement {
  readonly calls: { method: string; options: unknown }[] = [];
  baseUrl = '';
  messages = {};

  raise(code: string, detail: unknown = null): void {
    this.dispatchEvent(new CustomEvent(code, { bubbles: true, composed: true, detail }));
  }
}

class StubAccount extends StubClaims {
  openAccount(options: unknown): void {
    this.calls.push({ method: 'openAccount', options });
  }
}

class StubAdjuster extends StubClaims {
  createApprovalRequest(options: unknown): void {
    this.calls.push({ method: 'createApprovalRequest', options });
  }

  manageApprovalRequest(options: unknown): void {
    this.calls.push({ method: 'manageApprovalRequest', options });
  }
}

export function defineStubs(): void {
  customElements.define('claims-account', StubAccount);
  customElements.define('claims-adjuster', StubAdjuster);
}

/** The stubs of a tag that are in the page, or below an element of it. */
export function stubsOf(tag: 'claims-account' | 'claims-adjuster', root: ParentNode = document): StubClaims[] {
  return Array.from(root.querySelectorAll(tag)) as unknown as StubClaims[];
}

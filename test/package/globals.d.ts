// The examples of README and docs are parts of pages: the page has the element, and a session from its server.
declare const sessionId: string;
declare const SessionId: string;
declare const claimsSessionKey: string;

interface ParentNode {
  querySelector<Tag extends keyof HTMLElementTagNameMap>(selectors: Tag): HTMLElementTagNameMap[Tag];
  querySelector(selectors: string): HTMLElement;
}

import { expect } from '@open-wc/testing';

interface Axe {
  configure(spec: { readonly rules: readonly { readonly id: string; readonly enabled: boolean }[] }): void;
}

/** Has axe look at an element by its rules for WCAG 2.0 to 2.2, levels A and AA, and by its best practices. */
export async function expectNoViolation(element: Element | undefined): Promise<void> {
  await load();
  await expect(element).to.be.accessible();
}

export async function expectViolation(element: Element | undefined): Promise<void> {
  await load();
  await expect(element).not.to.be.accessible();
}

/** The assertion loads axe on its first use. The rule of WCAG 2.2 is off by default. */
async function load(): Promise<void> {
  if ('axe' in window) return;
  try {
    await expect(document.body).to.be.accessible();
  } catch {
    // The page around the modal is a test's.
  }
  (window as unknown as { axe: Axe }).axe.configure({ rules: [{ id: 'target-size', enabled: true }] });
}

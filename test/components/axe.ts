import { expect } from '@open-wc/testing';
import type axe from 'axe-core';

/** Violations that axe finds of its rules for WCAG 2.0 to 2.2, levels A and AA, and of its best practices. */
export async function violationsIn(element: Element): Promise<string[]> {
  if (!('axe' in window)) await load();
  return find(element);
}

async function find(element: Element): Promise<string[]> {
  try {
    await expect(element).to.be.accessible();
    return [];
  } catch (error) {
    if (!String(error).includes('Accessibility Violations')) throw error;
    return [String(error)];
  }
}

/** The assertion loads axe on its first use. The rule of WCAG 2.2 is off by default. */
async function load(): Promise<void> {
  await find(document.body);
  (window as unknown as { axe: typeof axe }).axe.configure({ rules: [{ id: 'target-size', enabled: true }] });
}

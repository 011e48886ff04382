import axe, { type RunOptions } from 'axe-core';

// The rule of WCAG 2.2 is off by default.
axe.configure({ rules: [{ id: 'target-size', enabled: true }] });

/** Violations that axe finds of its rules for WCAG 2.0 to 2.2, levels A and AA, and of its best practices. */
export async function violationsIn(element: Element, options: RunOptions = {}): Promise<string[]> {
  const { violations } = await axe.run(element, { resultTypes: ['violations'], preload: false, ...options });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

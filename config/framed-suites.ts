/* What of `test/components` runs in secure frame mode, and why the rest cannot: `npm run test:framed`. */

/** Files that say nothing new of a frame, or cannot. */
const leftOut: Readonly<Record<string, string>> = {
  '*/{looks,height,steadiness,markup}': 'The layout and the texts are the same in any document, and take minutes.',
  '*/secrets': 'They look at the element itself. The suites of the operations look for secrets, too.',
  'payment/inline': 'The frame of an inline modal goes with the element: test/e2e/framed.spec.ts.',
  'payment/{opening,rehearsal,review,submission}': 'They compare moments, styles and printing within one document.',
  'content-security': 'The policy of the page does not hold in the frame: test/e2e/policies.spec.ts.',
  'hostile-pages': 'A page cannot reach into the frame: test/e2e/framed-hostile.spec.ts.',
  'double-click': 'Browsers count the clicks of each document.',
  'focus-in-sight': 'It sets styles of the page, which end at the frame.',
  transcripts: 'The virtual screen reader reads one document only.',
  'wrong-use': 'It listens to the warnings of the element in the page.',
};

/** Tests whose titles match these patterns. */
const inapplicable: readonly (readonly [title: RegExp, reason: string])[] = [
  [/reported to the page before the last screen/, 'The page hears it by a message, when the last screen may be there.'],
  [/raises its load event once, with the dialog/, 'So is `load`, when the heading may be the next one.'],
  [/before the modal is on the screen raises an error/, 'The frame has begun by then, and raises its usual events.'],
  [/the modal after its removal during a submission/, 'A used frame stays for the next operation.'],
  [/custom service lacks the call/, 'A frame refuses a service of the page.'],
  [/without a version, if the page provides the text/, 'A page cannot replace the authorization in a frame.'],
  [/misspelled option/, 'The service’s document is a release build, which does not warn.'],
  [/referenceNumber .* and warns once/, 'Each document warns once.'],
];

export const files = [
  'test/components/**/*.test.ts',
  ...Object.keys(leftOut).map((name) => `!test/components/${name}.test.ts`),
];

/** The slower engines run what differs most: focus, keys, and each operation from its beginning to its end. */
export const inOtherEngines = ['test/components/*/operations.test.ts', 'test/components/keyboard.test.ts'];

export function isInapplicable(title: string): boolean {
  return inapplicable.some(([pattern]) => pattern.test(title));
}

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { requestStages } from '../../demo/sandbox/approval-stages.ts';
import { networksOf } from '../../demo/sandbox/network.ts';
import { sessionKinds } from '../../demo/sandbox/sandbox-client.ts';
import { objectOf, type FieldTable, type OptionTexts } from '../../demo/stories/option-texts.ts';
import { sections } from '../../demo/stories/sections.ts';
import type { StorySetup } from '../../demo/stories/story.ts';
import { locales } from '../../src/messages/languages.ts';

const settings = [
  ...['method', 'merchant', 'session', 'network', 'form', 'language', 'theme', 'options', 'locked', 'display'],
  ...['messages', 'upload', 'stage', 'title', 'typed', 'adapt', 'modal', 'declarative'],
];

function unknownOptions({ fields, objects = {} }: FieldTable, texts: OptionTexts): readonly string[] {
  return [
    ...Object.keys(texts).filter((name) => !(name in fields)),
    ...Object.entries(objects).flatMap(([name, inner]) => unknownOptions(inner, objectOf(texts, name))),
  ];
}

for (const { title, modal, defaults, groups } of sections) {
  describe(`the stories of ${title}`, () => {
    for (const { id, text, setup } of groups.flatMap(({ stories }) => stories)) {
      it(`${id} sets only what the demo knows`, () => {
        const values: StorySetup & typeof defaults = { ...defaults, ...setup };
        assert.notEqual(text, '');
        const unknown = Object.keys(setup).filter((name) => !settings.includes(name));
        assert.deepEqual(unknown, []);
        assert.deepEqual(unknownOptions(modal.options, { ...values.options, ...values.locked }), []);
        assert.ok(modal.sandbox.merchants.some(({ key }) => key === values.merchant));
        assert.ok(values.method in modal.methods || modal.methodOption !== undefined);
        assert.ok(values.session in sessionKinds);
        assert.ok(values.network in networksOf(modal.tag));
        assert.ok((values.stage ?? 'open') in requestStages);
        assert.ok(values.language in locales);
        assert.match(values.form, /^(earlier|later)$/);
        // Node cannot import the themes, so their names come from the pictures.
        assert.ok(existsSync(`demo/pictures/makePayment-${values.theme}-en.webp`), values.theme);
      });
    }
  });
}

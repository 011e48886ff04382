/*
 * A listing of the documents, in a document without a browser and without a network: `node listing-test.js tests/listing-0.js`.
 */
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { enterDocument } from './document.js';

await enterDocument('happy-dom');
globalThis.fetch = async () => assert.fail('The network is used.');
await import(`./${process.argv[2]}`);
// The document's timers would keep the process running.
after(() => setTimeout(() => process.exit()));

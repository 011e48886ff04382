// Writes mock-server/dist/openapi.yaml, with the docstrings of the schemas as descriptions.
import { mkdirSync, writeFileSync } from 'node:fs';
import { Document, visit } from 'yaml';
import { openApiDocument, wireModules } from './openapi-document.ts';
import { readDescriptions } from './wire-schemas.ts';

const document = new Document(openApiDocument(readDescriptions(wireModules)), { aliasDuplicateObjects: false });
// Writes short collections on one line.
visit(document, {
  Collection(_, node) {
    node.flow = JSON.stringify(node.toJS(document)).length < 90;
  },
});
mkdirSync('mock-server/dist', { recursive: true });
writeFileSync('mock-server/dist/openapi.yaml', document.toString({ lineWidth: 110, singleQuote: true }));

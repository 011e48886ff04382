// Puts beside the sandbox's bundle what its users get with it: the scripts and documents that it serves, as they were built,
// the OpenAPI file, and the types of its two modules.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { transpileDeclaration, type Diagnostic } from 'typescript';
import './openapi.ts';

const output = 'mock-server/dist';

for (const folder of ['script', 'frame'])
  cpSync(`dist/${folder}`, `${output}/${folder}`, { recursive: true, filter: (path) => !path.endsWith('.map') });

mkdirSync(`${output}/types`, { recursive: true });
for (const module of ['index', 'msw']) {
  const fileName = `mock-server/${module}.ts`;
  const { outputText, diagnostics = [] } = transpileDeclaration(readFileSync(fileName, 'utf8'), {
    fileName,
    reportDiagnostics: true,
  });
  if (diagnostics.length > 0) throw new Error(`${fileName}: ${diagnostics.map(text).join(' ')}`);
  writeFileSync(`${output}/types/${module}.d.ts`, outputText);
}

function text({ messageText }: Diagnostic): string {
  return typeof messageText === 'string' ? messageText : messageText.messageText;
}

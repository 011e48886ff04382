// Puts beside the sandbox's bundle what its users get with it: the scripts and documents that it serves, as they were built,
// the OpenAPI file, the license, and the types of its two modules.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { flattenDiagnosticMessageText, transpileDeclaration } from 'typescript';
import './openapi.ts';

const output = 'mock-server/dist';

for (const folder of ['script', 'frame'])
  cpSync(`dist/${folder}`, `${output}/${folder}`, { recursive: true, filter: (path) => !path.endsWith('.map') });

cpSync('LICENSE', 'mock-server/LICENSE');

mkdirSync(`${output}/types`, { recursive: true });
for (const module of ['index', 'msw']) {
  const fileName = `mock-server/${module}.ts`;
  const { outputText, diagnostics = [] } = transpileDeclaration(readFileSync(fileName, 'utf8'), {
    fileName,
    reportDiagnostics: true,
  });
  const problems = diagnostics.map(({ messageText }) => flattenDiagnosticMessageText(messageText, ' '));
  if (problems.length > 0) throw new Error(`${fileName}: ${problems.join(' ')}`);
  writeFileSync(`${output}/types/${module}.d.ts`, outputText);
}

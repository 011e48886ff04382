// Removes the white space from the data in dist that tools read.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

for (const file of globSync('dist/*.json')) writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));

// Removes the white space from the data in dist that tools read. Data shared by several elements is written once for editors.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

interface Named {
  readonly name: string;
}

const isShared = (file: string, key: string) => /css/.test(file) || /^(?:properties|pseudo-elements|parts)$/.test(key);

for (const file of globSync('dist/*.json')) {
  const once = (key: string, value: unknown) =>
    Array.isArray(value) && isShared(file, key)
      ? value.filter(({ name }: Named, index) => value.findIndex((other: Named) => other.name === name) === index)
      : value;
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), once));
}

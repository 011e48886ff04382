// A recipe is a page under docs/start that is a complete example: the files that it shows are written to a folder, and
// its commands are run there.
import { exec } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startServer, type RunningExample } from './example-servers.ts';

/** A code block, with the path of its file if the paragraph before begins with one. */
const codeBlock = /(?:^`([^`]+\.\w+)` .*\n\n)?^```(\w*)\n([^]*?)^```/gm;

const read = (name: string) => readFileSync(`docs/start/${name}.md`, 'utf8');

const filesOf = (page: string) => Array.from(page.matchAll(codeBlock)).filter(([, path]) => path);

export const recipes = globSync('docs/start/*.md')
  .map((path) => basename(path, '.md'))
  .filter((name) => filesOf(read(name)).length > 0)
  .toSorted();

export const recipeOfToday = recipes[Math.floor(Date.now() / 86_400_000) % recipes.length];

interface RecipeSettings {
  readonly service: string;
  readonly packed: string;
  /** The last day on which other packages may have been published. */
  readonly day: string | undefined;
}

export async function startRecipe(
  name: string,
  folder: string,
  { service, packed, day }: RecipeSettings,
): Promise<RunningExample | undefined> {
  const page = read(name).replaceAll('http://127.0.0.1:4010', service);
  for (const [, path = '', , text = ''] of filesOf(page)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const env = {
    ...process.env,
    // Vite has set it in this process if it built another example. npm would leave out `--save-dev` packages.
    NODE_ENV: undefined,
    PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    ...{ npm_config_audit: 'false', npm_config_ignore_scripts: 'true', npm_config_prefer_offline: 'true' },
    ...(day ? { npm_config_before: `${day}T23:59:59Z` } : {}),
  };
  const commands = Array.from(page.matchAll(codeBlock))
    .filter(([, , language]) => language === '')
    .flatMap(([, , , text = '']) => text.trim().split('\n'))
    .filter((command) => !command.includes('sandbox'));
  const server = page.includes('\nOpen `http') ? commands.pop() : undefined;
  for (const command of commands)
    await promisify(exec)(command.replace(' payment-modals', ` ${packed}`), { cwd: folder, env, timeout: 300_000 });
  if (server === undefined) return undefined;
  return startServer(name, server.replace('npx ', '').split(' '), { cwd: folder, env });
}

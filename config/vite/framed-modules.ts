import { build, type Plugin, type Rolldown } from 'vite';

export const framedModule = (tag: string) => `framed/${tag}.js`;

export function framedModules(tags: readonly string[]): Plugin {
  return {
    name: 'framed-modules',
    async generateBundle() {
      for (const tag of tags) {
        const { code } = await builtAlone(`framed-${tag}`);
        this.emitFile({ type: 'asset', fileName: framedModule(tag), source: code });
      }
    },
  };
}

async function builtAlone(mode: string): Promise<Rolldown.OutputChunk> {
  const outputs = (await build({ mode, logLevel: 'warn', build: { write: false } })) as Rolldown.RolldownOutput[];
  const [chunk, ...others] = outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  if (!chunk || others.length > 0) throw new Error(`${mode} is not one file. Its loader checks one.`);
  return chunk;
}

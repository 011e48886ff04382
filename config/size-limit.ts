import { modals, mostKilobytesOfFramed, mostKilobytesOfLoader } from './modals.ts';

const check = (name: string, files: readonly string[], kilobytes: number) => ({
  name,
  path: files.map((file) => `../dist/script/${file}`),
  gzip: true,
  limit: `${kilobytes} KB`,
});

const elements = modals.map(({ tag, family, mostKilobytes }) => {
  const sharesChunk = modals.filter((other) => other.family === family).length > 1;
  const files = [`${tag}.js`, ...(sharesChunk ? [`chunks/${family}.js`] : [])];
  return check(`<${tag}> with all it needs, as a script`, files, mostKilobytes);
});

export default [
  ...elements,
  ...modals.map(({ tag }) => check(`<${tag}> of a frame, as a script`, [`framed/${tag}.js`], mostKilobytesOfFramed)),
  ...modals.map(({ loader: { name } }) => check(`${name}, the loader`, [name], mostKilobytesOfLoader)),
];

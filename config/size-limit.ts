import { modals, mostKilobytesOfFramed, mostKilobytesOfLoader } from './modals.ts';

const folder = '../dist/script';
const gzip = true;

const elements = modals.map(({ tag, family, mostKilobytes }) => {
  const sharesChunk = modals.filter((other) => other.family === family).length > 1;
  return {
    name: `<${tag}> with all it needs, as a script`,
    path: [`${folder}/${tag}.js`, ...(sharesChunk ? [`${folder}/chunks/${family}.js`] : [])],
    gzip,
    limit: `${mostKilobytes} KB`,
  };
});

const framed = modals.map(({ tag }) => ({
  name: `<${tag}> of a frame, as a script`,
  path: `${folder}/framed/${tag}.js`,
  gzip,
  limit: `${mostKilobytesOfFramed} KB`,
}));

const loaders = modals.map(({ loader: { name } }) => ({
  name: `${name}, the loader`,
  path: `${folder}/${name}`,
  gzip,
  limit: `${mostKilobytesOfLoader} KB`,
}));

export default [...elements, ...framed, ...loaders];

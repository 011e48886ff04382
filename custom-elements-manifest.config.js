export default {
  globs: ['components/**/*.ts'],
  outdir: 'dist',
  litelement: true,
};

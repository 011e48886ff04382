// npm run test:engines: the elements in Firefox and WebKitGTK.
import { defaultReporter } from '@web/test-runner';
import { findEngines, requireEngines } from './engines.ts';
import { notRunReporter } from './not-run.ts';
import config, { otherEngines } from './web-test-runner.js';

requireEngines(await findEngines(), ['firefox', 'webkit']);

export default {
  ...config,
  files: undefined,
  browsers: undefined,
  groups: otherEngines,
  // Another run may have begun at the same moment.
  port: 8100,
  reporters: [defaultReporter(), notRunReporter()],
};

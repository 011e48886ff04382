// npm run test:looks: every state in every size and setting, in Chromium.
import config, { looks } from './web-test-runner.js';

export default { ...config, files: looks };

// Builds modes of vite.config.ts side by side: node scripts/build.ts portal claims
// With --quick they are minified once, not twice: for npm start and tests.
import { build } from 'vite';

// The parts of Lit that a build leaves out are those of its production modules. Vite's server sets another value.
process.env.NODE_ENV = 'production';
const args = process.argv.slice(2);
if (args.includes('--quick')) process.env.QUICK_BUILD = '1';

const modes = args.filter((arg) => !arg.startsWith('--'));
await Promise.all(modes.map((mode) => build({ mode, logLevel: 'warn' })));

// Installs what the npm scripts need:
//   node scripts/ready.js              the root's packages, and Node 22 if this Node is older
//   node scripts/ready.js site bench   the packages of these folders, too
import { copyFileSync, existsSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from '../config/install.js';

const root = new URL('..', import.meta.url);

/** Gives the npm scripts a Node that runs TypeScript, if the one at hand is older. */
function provideNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  // npm looks for commands here first.
  const command = new URL(`node_modules/.bin/${name}`, root);
  const isNew = major > 22 || (major === 22 && minor >= 18);
  // The Node that was provided earlier runs this, too, but `npm ci` has removed its command.
  if (existsSync(command) || (isNew && !process.execPath.startsWith(fileURLToPath(root)))) return;
  install('scripts/node');
  const folder = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const binary = new URL(`scripts/node/node_modules/${folder}-${system}-${process.arch}/bin/${name}`, root);
  try {
    symlinkSync(fileURLToPath(binary), command);
  } catch {
    copyFileSync(binary, command);
  }
}

install('.');
provideNode();
process.argv.slice(2).forEach(install);

import './app/demo-app.ts';
import { showColorScheme } from './app/color-scheme.ts';
import { sandbox } from './sandbox/sandbox.ts';

showColorScheme();
void sandbox.start();

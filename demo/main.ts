import './app/demo-app.ts';
import { followColorScheme } from './app/color-scheme.ts';
import { sandbox } from './sandbox/sandbox.ts';

followColorScheme();
void sandbox.start();

import { states } from './adjuster-states.ts';
import { describeForcedColors, describePrimary } from '../suites/accessibility-suite.ts';

describeForcedColors(states, 'with what was uploaded for four parties');
describePrimary(states);

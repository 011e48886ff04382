import { states } from './account-states.ts';
import { describeForcedColors, describePrimary } from '../suites/accessibility-suite.ts';

describeForcedColors(states, 'with the form for a person');
describePrimary(states);

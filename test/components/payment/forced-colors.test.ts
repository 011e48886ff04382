import { states } from './payment-states.ts';
import { describeForcedColors, describePrimary } from '../suites/accessibility-suite.ts';

describeForcedColors(states, 'with the form for a card');
describePrimary(states);

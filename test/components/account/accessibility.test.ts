import { states } from './account-states.ts';
import { describeAccessibility } from '../suites/accessibility-suite.ts';

describeAccessibility(states, 'with the form for a person');

import { states } from '../states.ts';
import { describeAccessibility } from '../suites/accessibility-suite.ts';

describeAccessibility(states, 'with the form for a card');

import { states } from './payment-states.ts';
import { describeAccessibility } from '../suites/accessibility-suite.ts';

describeAccessibility(states, 'with the form for a card');

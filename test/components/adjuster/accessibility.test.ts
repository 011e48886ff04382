import { states } from './adjuster-states.ts';
import { describeAccessibility } from '../suites/accessibility-suite.ts';

describeAccessibility(states, 'with what was uploaded for four parties');

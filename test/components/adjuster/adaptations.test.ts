import { describeAdaptations } from '../suites/adaptations-suite.ts';
import { states } from './adjuster-states.ts';

describeAdaptations(states, 'with what was uploaded for four parties');

import { describeTargets } from '../suites/targets-suite.ts';
import { states } from './adjuster-states.ts';

describeTargets(states, 'with what was uploaded for four parties');

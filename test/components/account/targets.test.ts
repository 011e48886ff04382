import { describeTargets } from '../suites/targets-suite.ts';
import { states } from './account-states.ts';

describeTargets(states, 'with the form for a person');

import { describeTargets } from '../suites/targets-suite.ts';
import { states } from './payment-states.ts';

describeTargets(states, 'with the form for a card');

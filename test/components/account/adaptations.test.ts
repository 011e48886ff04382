import { describeAdaptations } from '../suites/adaptations-suite.ts';
import { states } from './account-states.ts';

describeAdaptations(states, 'with the form for a person');

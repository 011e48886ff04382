import { describeAdaptations } from '../suites/adaptations-suite.ts';
import { states } from './payment-states.ts';

describeAdaptations(states, 'with the form for a card');

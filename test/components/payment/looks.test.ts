import { describeLooks } from '../suites/looks-suite.ts';
import { states } from './payment-states.ts';

describeLooks(states, 'with the form for a card');

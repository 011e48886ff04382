import { states } from './payment-states.ts';
import { describeNarrowScreens } from '../suites/narrow-suite.ts';

describeNarrowScreens(states, 'with the form for a card');

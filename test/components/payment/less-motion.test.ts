import { describeLessMotion } from '../suites/less-motion-suite.ts';
import { states } from './payment-states.ts';

describeLessMotion(states, 'with the form for a card');

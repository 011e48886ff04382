import { describeLessMotion } from '../suites/less-motion-suite.ts';
import { states } from './account-states.ts';

describeLessMotion(states, 'with the form for a person');

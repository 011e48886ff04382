import { describeLessMotion } from '../suites/less-motion-suite.ts';
import { states } from './adjuster-states.ts';

describeLessMotion(states, 'with what was uploaded for four parties');

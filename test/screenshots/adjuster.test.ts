import { states } from '../components/adjuster/adjuster-states.ts';
import { describeScreenshots } from './looks.ts';

describeScreenshots('adjuster', states, { width: 1120, height: 1040 });

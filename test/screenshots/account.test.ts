import { states } from '../components/account/account-states.ts';
import { describeScreenshots } from './looks.ts';

describeScreenshots('account', states, { width: 640, height: 800 });

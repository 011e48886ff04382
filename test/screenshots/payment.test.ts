import { states } from '../components/payment/payment-states.ts';
import { describeScreenshots } from './looks.ts';

describeScreenshots('payment', states, { width: 640, height: 800 });

import { states } from '../components/adjuster/adjuster-states.ts';
import { describeScreenshots } from './looks.ts';

const want = /open$|ten parties$|ended|again$|a cancelling is done|four parties|a creation is done|a creation is loading|a creation is refused|asks whether|a cancelling is on/;
describeScreenshots('after', Object.fromEntries(Object.entries(states).filter(([n]) => want.test(n))), { width: 1280, height: 720 });

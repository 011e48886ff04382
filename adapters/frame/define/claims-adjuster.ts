import { FramedClaimsAdjuster } from '../host/claims-adjuster.ts';
import { define } from './define.ts';

define(FramedClaimsAdjuster, 'claims-adjuster');

export { FramedClaimsAdjuster };

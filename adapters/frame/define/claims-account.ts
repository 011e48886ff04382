import { FramedClaimsAccount } from '../host/claims-account.ts';
import { define } from './define.ts';

define(FramedClaimsAccount, 'claims-account');

export { FramedClaimsAccount };

import { ClaimsAccount } from '../claims-account/claims-account.ts';

if (!customElements.get('claims-account')) customElements.define('claims-account', ClaimsAccount);

export { ClaimsAccount };

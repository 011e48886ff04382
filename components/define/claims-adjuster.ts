import { ClaimsAdjuster } from '../claims-adjuster/claims-adjuster.ts';

if (!customElements.get('claims-adjuster')) customElements.define('claims-adjuster', ClaimsAdjuster);

export { ClaimsAdjuster };

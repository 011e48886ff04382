import { SandboxClaimLink } from './claim-link.ts';

if (!customElements.get('sandbox-claim-link')) customElements.define('sandbox-claim-link', SandboxClaimLink);

import { SandboxApprovalLink } from './approval-link.ts';
import { SandboxClaimLink } from './claim-link.ts';

if (!customElements.get('sandbox-claim-link')) customElements.define('sandbox-claim-link', SandboxClaimLink);
if (!customElements.get('sandbox-approval-link')) customElements.define('sandbox-approval-link', SandboxApprovalLink);

import { SandboxApprovalLink } from '../../mock-server/pages/approval-link.ts';
import { SandboxClaimLink } from '../../mock-server/pages/claim-link.ts';

/*
 * What the links in e-mails lead to. The sandbox has a module of its own that defines these elements, but package.json does
 * not count it among the modules that do something, so that a build would leave it out.
 */

const elements = { 'sandbox-claim-link': SandboxClaimLink, 'sandbox-approval-link': SandboxApprovalLink };

for (const [tag, element] of Object.entries(elements)) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}

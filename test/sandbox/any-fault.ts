import fc from 'fast-check';
import type { ServiceEndpointName } from '../../mock-server/endpoints.ts';
import type { FaultRule } from '../../mock-server/simulator/shared/faults.ts';

/** Any fault of some endpoints that loses an answer or repeats a call, once or twice. */
export function faultOf(...endpoints: readonly ServiceEndpointName[]): fc.Arbitrary<FaultRule> {
  const endpoint = fc.constantFrom(...endpoints);
  const when = fc.constantFrom('before' as const, 'after' as const);
  const count = fc.integer({ min: 1, max: 2 });
  return fc.oneof(
    fc.record({ endpoint, when, count, kind: fc.constantFrom('cut' as const, 'html' as const) }),
    fc.record({ endpoint, when, count, kind: fc.constant('status' as const), status: fc.constantFrom(500, 503) }),
    fc.record({ endpoint, count, kind: fc.constantFrom('truncated' as const, 'duplicate' as const) }),
  );
}

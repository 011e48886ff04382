/*
 * For the integrator's server: what needs a secret key. The pages never do.
 */

export { createPortalSession, type PortalSessionRequest } from './portal-session.ts';
export { SessionError } from './session-error.ts';

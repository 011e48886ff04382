/** openapi.yaml, in the root of this package, from wherever in it this module is. */
export const openApiFile = new URL(import.meta.resolve('payment-modals-sandbox/openapi.yaml'));

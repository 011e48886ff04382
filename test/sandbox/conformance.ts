import { createConformance, type OpenApi } from '../../mock-server/verify/conformance.ts';
import { openApiDocument } from '../../scripts/openapi-document.ts';

/** The OpenAPI document as it is built, without the descriptions of fields. */
export const openApi = openApiDocument() as unknown as OpenApi;

export const { assertConforms, answerPlace, conforming } = createConformance(openApi);

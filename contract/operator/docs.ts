import { DOCS_ENDPOINTS } from '../docs.ts'
import type { Endpoint } from '../endpoint.ts'

/** Endpoints of the operator API's documentation, the same as of the website API's. */
export const OPERATOR_DOCS_ENDPOINTS: Endpoint[] = DOCS_ENDPOINTS

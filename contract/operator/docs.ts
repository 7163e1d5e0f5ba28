import type { Endpoint } from '../endpoint.ts'

/** The operator API's own description, which needs no key. */
export const OPERATOR_DOCS_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/openapi.json',
		summary: 'This document',
		access: 'public',
		answerType: 'application/json',
	},
	{
		method: 'GET',
		path: '/docs',
		summary: 'The same for people to read',
		access: 'public',
		answerType: 'text/html',
	},
]

import type { Endpoint } from '../endpoint.ts'

/** Endpoints of the operator API's documentation, which require no key. */
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

import type { Endpoint } from './endpoint.ts'

/** Endpoints of the documentation of both APIs, which require no key. */
export const DOCS_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/openapi.json',
		summary: 'All operations, each by a reference to the document of its area',
		access: 'public',
		answerType: 'application/json',
	},
	{
		method: 'GET',
		path: '/openapi/{file}',
		summary: 'This document, or that of another area: {file} is {area}.json',
		access: 'public',
		answerType: 'application/json',
		failures: { 404: 'NOT_FOUND: no such area' },
	},
	{
		method: 'GET',
		path: '/docs',
		summary: 'The areas and their operations, for people to read',
		access: 'public',
		answerType: 'text/html',
	},
	{
		method: 'GET',
		path: '/docs/{area}',
		summary: 'The document of an area for people to read',
		access: 'public',
		answerType: 'text/html',
		failures: { 404: 'NOT_FOUND: no such area' },
	},
]

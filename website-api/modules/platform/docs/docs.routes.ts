import { Hono } from 'hono'
import { Problem } from '#website-api/http/problem.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { docsIndexPage, docsPage } from './docs-page.ts'
import {
	type Documented,
	OPERATOR_API,
	openApiDocument,
	openApiIndex,
	WEBSITE_API,
} from './openapi.ts'

/** GET /openapi.json and GET /docs under /v1, and those of each area. */
export const docsRoutes = documentRoutes(WEBSITE_API)

/** The same under /operator/v1. They require no key. */
export const operatorDocsRoutes = documentRoutes(OPERATOR_API)

function documentRoutes(documented: Documented) {
	const made = new Map<string, ReturnType<typeof openApiDocument>>()
	const document = (area: string) => {
		if (!Object.hasOwn(documented.areas, area)) throw new Problem(404, 'NOT_FOUND')
		const one = made.get(area) ?? openApiDocument(documented, area)
		made.set(area, one)
		return one
	}
	return new Hono<AppEnv>()
		.get('/openapi.json', (c) => c.json(openApiIndex(documented)))
		.get('/openapi/:file', (c) => {
			const file = c.req.param('file')
			return c.json(document(file.endsWith('.json') ? file.slice(0, -'.json'.length) : ''))
		})
		.get('/docs', (c) => c.html(docsIndexPage(documented)))
		.get('/docs/:area', (c) => {
			const area = c.req.param('area')
			return c.html(docsPage(document(area), documented, area))
		})
}

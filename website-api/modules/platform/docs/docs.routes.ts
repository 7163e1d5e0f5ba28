import { Hono } from 'hono'
import type { AppEnv } from '#website-api/http/env.ts'
import { docsPage } from './docs-page.ts'
import { OPERATOR_API, openApiDocument, WEBSITE_API } from './openapi.ts'

/** GET /openapi.json and GET /docs under /v1. */
export const docsRoutes = documentRoutes(WEBSITE_API)

/** GET /openapi.json and GET /docs under /operator/v1. They require no key. */
export const operatorDocsRoutes = documentRoutes(OPERATOR_API)

function documentRoutes(documented: typeof WEBSITE_API) {
	let made: ReturnType<typeof openApiDocument> | undefined
	const document = () => (made ??= openApiDocument(documented))
	return new Hono<AppEnv>()
		.get('/openapi.json', (c) => c.json(document()))
		.get('/docs', (c) => c.html(docsPage(document(), documented.basePath, documented.endpoints)))
}

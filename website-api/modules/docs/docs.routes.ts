import { Hono } from 'hono'
import type { AppEnv } from '#website-api/http/env.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

let made: ReturnType<typeof openApiDocument> | undefined
const document = () => (made ??= openApiDocument())

/** GET /openapi.json and GET /docs. */
export const docsRoutes = new Hono<AppEnv>()
	.get('/openapi.json', (c) => c.json(document()))
	.get('/docs', (c) => c.html(docsPage(document())))

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ImportBatchWire, ImportKnownWire } from '#contract/import.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { bulkJsonLimits } from '#website-api/http/json-shape.ts'
import {
	storeUploadedPicture,
	MAX_PICTURE_BYTES,
} from '#website-api/modules/platform/media/store-picture.command.ts'
import { companyByCode } from '#website-api/modules/platform/companies/company.queries.ts'
import { importProducts } from './import-products.command.ts'
import { knownOf } from './known-products.queries.ts'

/** Endpoints of the operator API for importing products; mounted behind the operator guard. */
export const importsRoutes = new Hono<AppEnv>()
	.post('/companies/:code/products/known', async (c) => {
		const companyId = await companyByCode(c.var.db, c.req.param('code'))
		const requested = await readJson(c, ImportKnownWire)
		return c.json({ data: await knownOf(c.var.db, companyId, requested) })
	})
	.post('/companies/:code/products', async (c) => {
		const companyId = await companyByCode(c.var.db, c.req.param('code'))
		const { PRODUCT_LIST, STOCK_MODE } = await readJson(c, ImportBatchWire, bulkJsonLimits)
		const RESULT_LIST = await importProducts(c.var.db, companyId, PRODUCT_LIST, STOCK_MODE)
		return c.json({ data: { RESULT_LIST } })
	})
	.post('/companies/:code/pictures', bodyLimit({ maxSize: MAX_PICTURE_BYTES }), async (c) => {
		const companyId = await companyByCode(c.var.db, c.req.param('code'))
		const bytes = new Uint8Array(await c.req.arrayBuffer())
		return c.json({ data: await storeUploadedPicture(c.var, companyId, bytes) })
	})

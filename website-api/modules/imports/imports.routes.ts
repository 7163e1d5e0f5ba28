import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ImportBatchWire, ImportKnownWire } from '#contract/import.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { storePicture } from '#website-api/media/store.ts'
import { media } from '#website-api/modules/media/media.table.ts'
import { companyCoded } from '#website-api/modules/operator/operator-companies.queries.ts'
import { importProduct, knownHandles } from './import-product.queries.ts'

const largestPicture = 10_000_000

/** The operator API's way in for catalogue files; mounted behind the operator's key. */
export const importsRoutes = new Hono<AppEnv>()
	.post('/companies/:code/products/known', async (c) => {
		const companyId = await companyCoded(c.var.db, c.req.param('code'))
		const { LIST } = await readJson(c, ImportKnownWire)
		return c.json({ data: { KNOWN_HANDLE_LIST: await knownHandles(c.var.db, companyId, LIST) } })
	})
	.post('/companies/:code/products', async (c) => {
		const companyId = await companyCoded(c.var.db, c.req.param('code'))
		const { PRODUCT_LIST } = await readJson(c, ImportBatchWire)
		const RESULT_LIST = []
		for (const wire of PRODUCT_LIST) {
			RESULT_LIST.push(await importProduct(c.var.db, companyId, wire))
		}
		return c.json({ data: { RESULT_LIST } })
	})
	.post('/companies/:code/pictures', bodyLimit({ maxSize: largestPicture }), async (c) => {
		const companyId = await companyCoded(c.var.db, c.req.param('code'))
		const bytes = new Uint8Array(await c.req.arrayBuffer())
		const stored = await storePicture(c.var.storage, companyId, bytes).catch(() => {
			throw new Problem(422, 'INVALID')
		})
		await c.var.db.insert(media).values(stored).onConflictDoNothing()
		return c.json({
			data: { MEDIA_ID: stored.id, WIDTH: stored.width, HEIGHT: stored.height },
		})
	})

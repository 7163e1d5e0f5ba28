import { Hono } from 'hono'
import type { AppEnv } from '#website-api/http/env.ts'
import { runningSale } from './running-sale.queries.ts'

/** GET /flash-sale: the running sale for the home page. */
export const flashSaleRoutes = new Hono<AppEnv>().get('/', async (c) => {
	const { db, companyId, locale } = c.var
	return c.json({ data: { FLASH_SALE: await runningSale(db, companyId, locale) } })
})

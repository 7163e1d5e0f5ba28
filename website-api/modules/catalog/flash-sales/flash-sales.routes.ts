import { Hono } from 'hono'
import type { AppEnv } from '#website-api/http/env.ts'
import { nextSale } from './next-sale.queries.ts'
import { runningSale } from './running-sale.queries.ts'

/** GET /flash-sale: the running sale and the next one, for the home page. */
export const flashSaleRoutes = new Hono<AppEnv>().get('/', async (c) => {
	const { db, companyId, locale } = c.var
	const [running, next] = await Promise.all([
		runningSale(db, companyId, locale),
		nextSale(db, companyId, locale),
	])
	return c.json({ data: { FLASH_SALE: running, NEXT_SALE: next } })
})

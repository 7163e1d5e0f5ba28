import { Hono } from 'hono'
import { OperatorFlashSaleWire } from '#contract/flash-sale.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { endSale } from './end-sale.command.ts'
import { salesOf } from './list-sales.queries.ts'
import { openSale } from './open-sale.command.ts'
import {
	type OperatorEnv,
	companyOf,
} from '#website-api/modules/platform/operators/operator-guard.ts'

/** A shop's flash sales, below /operator/v1/sites/{code}/flash-sales. */
export const flashSaleStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/flash-sales', async (c) => {
		return c.json({ data: { list: await salesOf(c.var.db, await companyOf(c)) } })
	})
	.post('/:code/flash-sales', async (c) => {
		const companyId = await companyOf(c)
		const sent = await readJson(c, OperatorFlashSaleWire)
		const sale = {
			name: { id: sent.NAME_ID, en: sent.NAME_EN },
			startsAt: new Date(sent.STARTS_AT),
			endsAt: new Date(sent.ENDS_AT),
			items: sent.ITEM_LIST.map((item) => ({
				...{ sku: item.VARIANT_SKU, price: item.PRICE, quota: item.QUOTA, most: item.MOST },
			})),
		}
		const id = await inTransaction(c.var.db, (tx) => openSale(tx, companyId, sale))
		c.set('made', String(id))
		return c.json({ data: { list: await salesOf(c.var.db, companyId, id) } }, 201)
	})
	.post('/:code/flash-sales/:id/end', async (c) => {
		const companyId = await companyOf(c)
		const requested = /^[1-9]\d{0,14}$/.exec(c.req.param('id'))
		if (!requested) throw new Problem(404, 'FLASH_SALE_NOT_FOUND')
		await inTransaction(c.var.db, (tx) => endSale(tx, companyId, Number(requested[0])))
		return c.json({ data: { list: await salesOf(c.var.db, companyId) } })
	})

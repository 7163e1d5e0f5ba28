import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
	OperatorFlashSaleChangeWire,
	OperatorFlashSalePreviewWire,
	OperatorFlashSaleQueryWire,
	OperatorFlashSaleWire,
} from '#contract/flash-sale.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import { numberIn } from '#website-api/modules/platform/operators/number-in.ts'
import {
	companyOf,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { changeSale } from './change-sale.command.ts'
import { endSale } from './end-sale.command.ts'
import { salesPage, saleRow } from './list-sales.queries.ts'
import { type NewSale, openSale } from './open-sale.command.ts'
import { previewSale } from './preview-sale.queries.ts'

/** Staff endpoints for a shop's flash sales, under /operator/v1/sites/{code}/flash-sales. */
export const flashSaleStaffRoutes = new Hono<OperatorEnv>()
	.get('/:code/flash-sales', async (c) => {
		const query = readQuery(c, OperatorFlashSaleQueryWire)
		return c.json({ data: await salesPage(c.var.db, await companyOf(c), query) })
	})
	.post('/:code/flash-sales', async (c) => {
		const companyId = await companyOf(c)
		const sale = saleFrom(await readJson(c, OperatorFlashSaleWire))
		const id = await inTransaction(c.var.db, (tx) => openSale(tx, companyId, sale))
		c.set('made', String(id))
		return c.json({ data: { list: [await saleRow(c.var.db, companyId, id)], NEXT: null } }, 201)
	})
	.get('/:code/flash-sales/:id', async (c) => {
		return c.json({ data: await saleRow(c.var.db, await companyOf(c), saleIn(c)) })
	})
	.put('/:code/flash-sales/:id', async (c) => {
		const companyId = await companyOf(c)
		const sent = await readJson(c, OperatorFlashSaleChangeWire)
		const id = saleIn(c)
		const sale = { ...saleFrom(sent), version: sent.VERSION }
		await inTransaction(c.var.db, (tx) => changeSale(tx, companyId, id, sale))
		return c.json({ data: { list: [await saleRow(c.var.db, companyId, id)], NEXT: null } })
	})
	.post('/:code/flash-sales/:id/end', async (c) => {
		const companyId = await companyOf(c)
		const id = saleIn(c)
		await inTransaction(c.var.db, (tx) => endSale(tx, companyId, id))
		return c.json({ data: await salesPage(c.var.db, companyId, { LIMIT: 100 }) })
	})
	.post('/:code/flash-sale-preview', async (c) => {
		const sent = await readJson(c, OperatorFlashSalePreviewWire)
		return c.json({ data: { list: await previewSale(c.var, await companyOf(c), sent) } })
	})

function saleIn(c: Context<OperatorEnv>): number {
	return numberIn(c, 'FLASH_SALE_NOT_FOUND')
}

function saleFrom(sent: z.output<typeof OperatorFlashSaleWire>): NewSale {
	return {
		name: { id: sent.NAME_ID, en: sent.NAME_EN },
		startsAt: new Date(sent.STARTS_AT),
		endsAt: new Date(sent.ENDS_AT),
		items: sent.ITEM_LIST.map((item) => ({
			sku: item.VARIANT_SKU,
			price: item.PRICE,
			quota: item.QUOTA,
			most: item.MOST,
		})),
	}
}

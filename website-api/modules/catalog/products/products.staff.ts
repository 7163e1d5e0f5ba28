import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { ProductListQueryWire, StockChangeWire, VariantPriceWire } from '#contract/operator-work.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	changeStock,
	stockMovesOf,
} from '#website-api/modules/catalog/stock/change-stock.command.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { refreshProductPrices } from './prices.queries.ts'
import { stockedProducts, stockedVariant } from './stocked-products.queries.ts'
import { variant } from './variant.table.ts'

/** Products with prices and stock, one change at a time: below /operator/v1. */
export const productStaffRoutes = new Hono<OperatorEnv>()
	.get('/product-list', async (c) => {
		const query = readQuery(c, ProductListQueryWire)
		return c.json({ data: await stockedProducts(c.var.db, chosenCompany(c.var.operator), query) })
	})
	.put('/variants/:id/price', async (c) => {
		const sent = await readJson(c, VariantPriceWire)
		return change(c, async (tx, companyId, { id, productId, discountPrice }) => {
			const discount = sent.DISCOUNT_PRICE === undefined ? discountPrice : sent.DISCOUNT_PRICE
			if (discount !== null && discount >= sent.PRICE) {
				const largest = Math.max(0, sent.PRICE - 1)
				throw fieldProblem('DISCOUNT_PRICE', { message: 'FIELD_TOO_LARGE', params: { largest } })
			}
			const changed = await tx
				.update(variant)
				.set({ price: sent.PRICE, discountPrice: discount })
				.where(
					and(
						eq(variant.companyId, companyId),
						eq(variant.id, id),
						eq(variant.price, sent.PRICE_BEFORE),
					),
				)
				.returning({ id: variant.id })
			if (changed.length === 0) throw new Problem(409, 'CHANGED_MEANWHILE')
			await refreshProductPrices(tx, companyId, [productId])
		})
	})
	.get('/variants/:id/stock-changes', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const { wire } = await stockedVariant(c.var.db, companyId, variantIn(c))
		return c.json({ data: { list: await stockMovesOf(c.var.db, companyId, wire.VARIANT_ID) } })
	})
	.post('/variants/:id/stock-changes', async (c) => {
		const sent = await readJson(c, StockChangeWire)
		const source = [sent.REASON, sent.NOTE].filter((part) => part !== '').join(': ')
		return change(c, (tx, companyId, { id }) =>
			changeStock(tx, companyId, id, {
				...{ before: sent.ON_HAND_BEFORE, after: sent.ON_HAND, source },
			}),
		)
	})

type Found = { id: number; productId: number; discountPrice: number | null }

async function change(
	c: Context<OperatorEnv>,
	work: (tx: Transaction, companyId: number, found: Found) => Promise<unknown>,
) {
	const companyId = chosenCompany(c.var.operator)
	const id = variantIn(c)
	await inTransaction(c.var.db, async (tx) => {
		const { productId, wire } = await stockedVariant(tx, companyId, id)
		await work(tx, companyId, { id, productId, discountPrice: wire.DISCOUNT_PRICE })
	})
	const { wire } = await stockedVariant(c.var.db, companyId, id)
	return c.json({ data: wire })
}

function variantIn(c: Context<OperatorEnv>): number {
	const id = c.req.param('id') ?? ''
	if (!/^\d{1,15}$/.test(id)) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	return Number(id)
}

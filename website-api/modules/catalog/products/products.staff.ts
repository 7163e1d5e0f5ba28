import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
	PriceBatchWire,
	StockBatchWire,
	type VariantBatchAnswerWire,
	VariantListQueryWire,
	type VariantPageWire,
} from '#contract/operator-variants.ts'
import { ProductListQueryWire, StockChangeWire, VariantPriceWire } from '#contract/operator-work.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import {
	changeStock,
	stockMovesOf,
} from '#website-api/modules/catalog/stock/change-stock.command.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { numberIn } from '#website-api/modules/platform/operators/number-in.ts'
import { changePrice, priceChangesOf } from './change-price.command.ts'
import { stockedProducts, stockedVariant } from './stocked-products.queries.ts'
import { variantSheet } from './variant-sheet.queries.ts'

/** Endpoints for single changes of prices and stock, under /operator/v1. */
export const productStaffRoutes = new Hono<OperatorEnv>()
	.get('/product-list', async (c) => {
		const query = readQuery(c, ProductListQueryWire)
		return c.json({ data: await stockedProducts(c.var.db, chosenCompany(c.var.operator), query) })
	})
	.get('/variant-list', async (c) => {
		const query = readQuery(c, VariantListQueryWire)
		return c.json({ data: await variantSheet(c.var.db, chosenCompany(c.var.operator), query) })
	})
	.get('/variants/:id', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const { productId, name, wire } = await stockedVariant(c.var.db, companyId, variantIn(c))
		const data: z.output<typeof VariantPageWire>['data'] = {
			...wire,
			PRODUCT_ID: productId,
			NAME_ID: name.id,
			NAME_EN: name.en,
		}
		return c.json({ data })
	})
	.get('/variants/:id/price-changes', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const { wire } = await stockedVariant(c.var.db, companyId, variantIn(c))
		return c.json({ data: { list: await priceChangesOf(c.var.db, companyId, wire.VARIANT_ID) } })
	})
	.put('/variants/:id/price', async (c) => {
		const sent = await readJson(c, VariantPriceWire)
		return change(c, (tx, companyId, id) =>
			changePrice(tx, companyId, id, sent, { reason: sent.REASON, madeBy: madeBy(c) }),
		)
	})
	.get('/variants/:id/stock-changes', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const { wire } = await stockedVariant(c.var.db, companyId, variantIn(c))
		return c.json({ data: { list: await stockMovesOf(c.var.db, companyId, wire.VARIANT_ID) } })
	})
	.post('/variants/:id/stock-changes', async (c) => {
		const sent = await readJson(c, StockChangeWire)
		const source = sourceOf(sent)
		return change(c, (tx, companyId, id) =>
			changeStock(tx, companyId, id, {
				before: sent.ON_HAND_BEFORE,
				after: sent.ON_HAND,
				source,
			}),
		)
	})
	.post('/variant-batches/prices', async (c) => {
		const { REASON: reason, list } = await readJson(c, PriceBatchWire)
		return eachVariant(c, list, (tx, companyId, one) =>
			changePrice(tx, companyId, one.VARIANT_ID, one, { reason, madeBy: madeBy(c) }),
		)
	})
	.post('/variant-batches/stock', async (c) => {
		const { list, ...why } = await readJson(c, StockBatchWire)
		return eachVariant(c, list, async (tx, companyId, one) => {
			await stockedVariant(tx, companyId, one.VARIANT_ID)
			await changeStock(tx, companyId, one.VARIANT_ID, {
				before: one.ON_HAND_BEFORE,
				after: one.ON_HAND,
				source: sourceOf(why),
			})
		})
	})

async function change(
	c: Context<OperatorEnv>,
	work: (tx: Transaction, companyId: number, id: number) => Promise<unknown>,
) {
	const companyId = chosenCompany(c.var.operator)
	const id = variantIn(c)
	await inTransaction(c.var.db, async (tx) => {
		await stockedVariant(tx, companyId, id)
		await work(tx, companyId, id)
	})
	const { wire } = await stockedVariant(c.var.db, companyId, id)
	return c.json({ data: wire })
}

/** Changes each variant in its own transaction; reports failures with their reasons. */
async function eachVariant<T extends { VARIANT_ID: number }>(
	c: Context<OperatorEnv>,
	changes: T[],
	work: (tx: Transaction, companyId: number, one: T) => Promise<unknown>,
) {
	const companyId = chosenCompany(c.var.operator)
	const list: z.output<typeof VariantBatchAnswerWire>['data']['list'] = []
	for (const one of changes) {
		const { VARIANT_ID } = one
		try {
			await inTransaction(c.var.db, (tx) => work(tx, companyId, one))
			list.push({ VARIANT_ID, IS_DONE: true, CODE: null, MESSAGE: null })
		} catch (error) {
			if (!(error instanceof Problem)) throw error
			const { code, details } = error
			const MESSAGE = messageOf(c.var.locale, code, details.params)
			list.push({ VARIANT_ID, IS_DONE: false, CODE: code, MESSAGE })
		}
	}
	return c.json({ data: { list } })
}

function sourceOf({ REASON, NOTE }: { REASON: string; NOTE: string }): string {
	return [REASON, NOTE].filter((part) => part !== '').join(': ')
}

/** The staff member's name or the key's label, for histories. */
function madeBy(c: Context<OperatorEnv>): string {
	return c.var.operator.label
}

function variantIn(c: Context<OperatorEnv>): number {
	return numberIn(c, 'PRODUCT_NOT_FOUND')
}

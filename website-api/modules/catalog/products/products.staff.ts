import {
	getStockedVariant,
	listStockedProducts,
	listStockedVariants,
} from '#contract/stocked-product.ts'
import {
	changePrices,
	changeStock,
	changeVariantPrice,
	changeVariantStock,
	listPriceChanges,
	listStockMoves,
	type VariantResult,
} from '#contract/variant-change.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { messageOf } from '#website-api/i18n/messages.ts'
import { setStock, stockMovesOf } from '#website-api/modules/catalog/stock/change-stock.command.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { changePrice, priceChangesOf } from './change-price.command.ts'
import { stockedProducts, stockedVariant } from './stocked-products.queries.ts'
import { variantSheet } from './variant-sheet.queries.ts'

type Asking = { db: Database; caller: Caller; locale: Locale }

/** Staff endpoints for lists of products, and for single changes of prices and stock. */
export const productStaffAnswers = [
	answer(listStockedProducts, ({ db, caller, query }) =>
		stockedProducts(db, chosenCompany(caller), query),
	),
	answer(listStockedVariants, ({ db, caller, query }) =>
		variantSheet(db, chosenCompany(caller), query),
	),
	answer(getStockedVariant, async ({ params, ...request }) => {
		const { productId, name, stocked } = await variantOf(request, params)
		return { ...stocked, productId, nameId: name.id, nameEn: name.en }
	}),
	answer(listPriceChanges, async ({ params, ...request }) => {
		const { stocked } = await variantOf(request, params)
		return { list: await priceChangesOf(request.db, chosenCompany(request.caller), stocked.id) }
	}),
	answer(changeVariantPrice, ({ params, body, ...request }) =>
		change(request, params, (tx, companyId, id) =>
			changePrice(tx, companyId, id, body, whyOf(request, body.reason)),
		),
	),
	answer(changePrices, ({ body: { list, reason }, ...request }) =>
		eachVariant(request, list, (tx, companyId, one) =>
			changePrice(tx, companyId, one.id, one, whyOf(request, reason)),
		),
	),
	answer(listStockMoves, async ({ params, ...request }) => {
		const { stocked } = await variantOf(request, params)
		return { list: await stockMovesOf(request.db, chosenCompany(request.caller), stocked.id) }
	}),
	answer(changeVariantStock, ({ params, body, ...request }) => {
		const { onHandBefore: before, onHand: after } = body
		return change(request, params, (tx, companyId, id) =>
			setStock(tx, companyId, id, { before, after, source: sourceOf(body) }),
		)
	}),
	answer(changeStock, ({ body: { list, ...why }, ...request }) =>
		eachVariant(request, list, async (tx, companyId, one) => {
			await stockedVariant(tx, companyId, one.id)
			const { onHandBefore: before, onHand: after } = one
			await setStock(tx, companyId, one.id, { before, after, source: sourceOf(why) })
		}),
	),
]

function variantOf({ db, caller }: Asking, { id }: { id: string }) {
	return stockedVariant(db, chosenCompany(caller), Number(id))
}

async function change(
	request: Asking,
	params: { id: string },
	work: (tx: Transaction, companyId: number, id: number) => Promise<unknown>,
) {
	const companyId = chosenCompany(request.caller)
	const id = Number(params.id)
	await inTransaction(request.db, async (tx) => {
		await stockedVariant(tx, companyId, id)
		await work(tx, companyId, id)
	})
	return (await variantOf(request, params)).stocked
}

/** Changes each variant in its own transaction; reports failures with their reasons. */
async function eachVariant<T extends { id: number }>(
	{ db, caller, locale }: Asking,
	changes: T[],
	work: (tx: Transaction, companyId: number, one: T) => Promise<unknown>,
) {
	const companyId = chosenCompany(caller)
	const list: VariantResult[] = []
	for (const one of changes) {
		const { id } = one
		try {
			await inTransaction(db, (tx) => work(tx, companyId, one))
			list.push({ id, isDone: true, code: null, message: null })
		} catch (error) {
			if (!(error instanceof Problem)) throw error
			const { code, details } = error
			list.push({ id, isDone: false, code, message: messageOf(locale, code, details.params) })
		}
	}
	return { list }
}

function sourceOf({ reason, note }: { reason: string; note: string }): string {
	return [reason, note].filter((part) => part !== '').join(': ')
}

/** For the history: the staff member's name or the key's label. */
function whyOf({ caller }: Asking, reason: string) {
	return { reason, madeBy: caller.label }
}

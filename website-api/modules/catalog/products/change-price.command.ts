import { and, desc, eq } from 'drizzle-orm'
import type { VariantPrice } from '#contract/variant-change.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { priceChange } from './price-change.table.ts'
import { refreshProductPrices } from './prices.command.ts'
import { variant } from './variant.table.ts'

type Prices = { price: number; discountPrice: number | null }
type Why = { reason: string; madeBy: string }

/**
 * Changes a price if it still has the expected value; without `discountPrice` the discount is unchanged. 404
 * PRODUCT_NOT_FOUND; 409 CHANGED_MEANWHILE.
 */
export async function changePrice(
	tx: Transaction,
	companyId: number,
	id: number,
	sent: VariantPrice,
	why: Why,
) {
	const isThis = and(eq(variant.companyId, companyId), eq(variant.id, id))
	const [row] = await tx.select().from(variant).where(isThis).for('update')
	if (!row) throw new Problem(404, 'PRODUCT_NOT_FOUND')
	if (row.price !== sent.priceBefore) throw new Problem(409, 'CHANGED_MEANWHILE')
	const discountPrice = sent.discountPrice === undefined ? row.discountPrice : sent.discountPrice
	requireDiscountBelow(sent.price, discountPrice, 'DISCOUNT_PRICE')
	const after = { price: sent.price, discountPrice }
	await tx.update(variant).set(after).where(isThis)
	await recordPriceChange(tx, row, after, why)
	await refreshProductPrices(tx, companyId, [row.productId])
}

/** Adds the change to the price history if the price differs. */
export async function recordPriceChange(
	tx: Transaction,
	before: Prices & { companyId: number; id: number },
	after: Prices,
	{ reason, madeBy }: Why,
) {
	if (before.price === after.price && before.discountPrice === after.discountPrice) return
	await tx.insert(priceChange).values({
		companyId: before.companyId,
		variantId: before.id,
		reason,
		madeBy,
		priceBefore: before.price,
		price: after.price,
		discountBefore: before.discountPrice,
		discountPrice: after.discountPrice,
	})
}

/** 422 if the discounted price is not below the price. */
export function requireDiscountBelow(price: number, discount: number | null, field: string) {
	if (discount === null || discount < price) return
	const largest = Math.max(0, price - 1)
	throw fieldProblem(field, { message: 'FIELD_TOO_LARGE', params: { largest } })
}

/** A variant's price changes by staff, newest first, at most a hundred. */
export function priceChangesOf(db: Queryable, companyId: number, variantId: number) {
	return db
		.select({
			changedAt: priceChange.at,
			priceBefore: priceChange.priceBefore,
			price: priceChange.price,
			discountBefore: priceChange.discountBefore,
			discountPrice: priceChange.discountPrice,
			reason: priceChange.reason,
			madeBy: priceChange.madeBy,
		})
		.from(priceChange)
		.where(and(eq(priceChange.companyId, companyId), eq(priceChange.variantId, variantId)))
		.orderBy(desc(priceChange.id))
		.limit(100)
}

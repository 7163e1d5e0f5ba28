import type { Queryable } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { volumeRule } from '#website-api/modules/sales/shipping/courier-volume.queries.ts'
import { chargedKilograms } from '#website-api/modules/sales/shipping/weight.ts'
import { type Goods, goodsLoad } from './goods-load.queries.ts'

type Sent = Pick<OrderRow, 'companyId' | 'vendorCode' | 'vendorMethod' | 'weightGrams'>

/** What the courier of an order charges by volume, in kilograms, as its goods are measured now; null: not more than by weight. */
export async function volumeKilograms(
	db: Queryable,
	order: Sent,
	lines: readonly (Goods & { removed: number })[],
): Promise<number | null> {
	if (order.vendorCode === 'SELF_PICKUP') return null
	const goods = lines.map(({ variantId, quantity, removed }) => ({
		variantId,
		quantity: quantity - removed,
	}))
	const { cubicMm } = await goodsLoad(db, order.companyId, goods)
	if (cubicMm === 0) return null
	const rule = await volumeRule(db, order)
	const grams = order.weightGrams
	const charged = chargedKilograms({ grams, cubicMm }, rule)
	return charged > chargedKilograms({ grams, cubicMm: 0 }, rule) ? charged : null
}

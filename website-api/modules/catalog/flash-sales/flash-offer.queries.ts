import { and, eq, inArray, type Placeholder, sql } from 'drizzle-orm'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import { isoTime } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import {
	type BuyerIdentity,
	countedKeys,
} from '#website-api/modules/platform/identity/buyer-keys.ts'

/** A running sale's offer of a variant, by the database's clock. */
export type FlashOffer = {
	itemId: number
	/** Whole rupiah. */
	price: number
	/** UTC ISO. */
	startsAt: string
	/** UTC ISO. */
	endsAt: string
	/** Units left at that price. */
	left: number
	/** Total units at that price. */
	quota: number
	/** The maximum number of units per buyer. */
	most: number
	/** Units this shopper can still buy. */
	mine: number
}

/** An offer as read from the database, without the fields that depend on the shopper. */
type Answer = Omit<FlashOffer, 'mine'> & { had: number }

/**
 * The lowest offer of running sales for a variant, as a column of a query of `variant`; parse it with
 * `readFlashOffer`. `buyers` is what `countedBuyers` returns.
 */
export function flashOffer(companyId: number | Placeholder, buyers: string | Placeholder) {
	return sql<Answer | null>`(
		select json_build_object('itemId', item.id, 'price', item.price, 'most', item.most, 'quota', item.quota,
			'startsAt', ${isoTime(sql`sale.starts_at`)}, 'endsAt', ${isoTime(sql`sale.ends_at`)},
			'left', (select coalesce(sum(quota - claimed), 0)::int from flash_counter as counter
				where counter.company_id = item.company_id and counter.item_id = item.id),
			'had', (select coalesce(max(claimed), 0)::int from flash_buyer as buyer
				where buyer.company_id = item.company_id and buyer.item_id = item.id
					and buyer.buyer = any(${buyers}::text[])))
		from flash_item as item
		join flash_sale as sale on sale.company_id = item.company_id and sale.id = item.sale_id
		where item.company_id = ${companyId} and item.variant_id = variant.id
			and sale.starts_at <= now() and now() < sale.ends_at
		order by item.price, item.id limit 1)`
}

/** The keys by which a sale counts a shopper, who may be unknown. */
export function countedBuyers(companyId: number, shopper: BuyerIdentity): string {
	return arrayLiteral(countedKeys(companyId, shopper))
}

/** Parses a column of `flashOffer`. */
export function readFlashOffer(answer: Answer | null): FlashOffer | undefined {
	if (answer === null) return undefined
	const { had, ...offer } = answer
	return { ...offer, mine: Math.max(0, Math.min(offer.left, offer.most - had)) }
}

/** The offers of running sales for these variants; `shopper` may be unknown. */
export async function flashOffers(
	db: Queryable,
	companyId: number,
	variantIds: number[],
	shopper: BuyerIdentity = {},
): Promise<Map<number, FlashOffer>> {
	if (variantIds.length === 0) return new Map()
	const buyers = countedBuyers(companyId, shopper)
	const rows = await db
		.select({ id: variant.id, answer: flashOffer(companyId, buyers) })
		.from(variant)
		.where(and(eq(variant.companyId, companyId), inArray(variant.id, variantIds)))
	const offers = new Map<number, FlashOffer>()
	for (const { id, answer } of rows) {
		const offer = readFlashOffer(answer)
		if (offer) offers.set(id, offer)
	}
	return offers
}

import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { chargedKilograms } from '#website-api/modules/sales/shipping/weight.ts'
import type { QuotedOffer } from './live-offers.ts'
import { orderQuote } from './shipping-quote.table.ts'

/** Keeps the price of a provider that an order was placed with; nothing for one of the shop's table. */
export async function freezeQuote(
	tx: Transaction,
	order: { companyId: number; orderId: string },
	{ quote, price }: QuotedOffer,
	weightGrams: number,
) {
	if (!quote) return
	const { provider, courier, service, ageSeconds } = quote
	const kilograms = chargedKilograms(weightGrams)
	const quotedAt = sql`now() - make_interval(secs => ${ageSeconds})`
	await tx
		.insert(orderQuote)
		.values({ ...order, provider, courier, service, price, kilograms, quotedAt })
}

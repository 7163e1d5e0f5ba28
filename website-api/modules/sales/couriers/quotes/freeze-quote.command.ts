import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import type { QuotedOffer } from './live-offers.ts'
import { orderQuote } from './shipping-quote.table.ts'

/** Keeps the price of a provider that an order was placed with; nothing for one of the shop's table. */
export async function freezeQuote(
	tx: Transaction,
	order: { companyId: number; orderId: string },
	{ quote, price }: QuotedOffer,
) {
	if (!quote) return
	const { provider, courier, service, kilograms, ageSeconds } = quote
	const quotedAt = sql`now() - make_interval(secs => ${ageSeconds})`
	await tx
		.insert(orderQuote)
		.values({ ...order, provider, courier, service, price, kilograms, quotedAt })
}

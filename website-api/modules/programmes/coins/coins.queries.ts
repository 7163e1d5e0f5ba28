import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { dayOf } from '#website-api/modules/platform/periods/period.ts'
import { coinLot } from './coin-lot.table.ts'

/** A customer's coins by their expiry day in Jakarta, soonest first. */
export async function coinsLeft(db: Queryable, owner: Owner) {
	let balance = await balanceOf(db, owner.companyId, owner.customerId, 'coins')
	const days = new Map<string, { amount: number; expiresAt: Date }>()
	for (const { amount: most, expiresAt } of (await lotsOf(db, owner)).toReversed()) {
		const amount = Math.min(balance, most)
		balance -= amount
		const day = dayOf(expiresAt)
		const same = days.get(day)?.amount ?? 0
		if (amount > 0) days.set(day, { amount: same + amount, expiresAt })
	}
	return [...days.values()].toReversed()
}

/** The lots that have not expired, soonest first. */
export function lotsOf(db: Queryable, { companyId, customerId }: Owner) {
	return db
		.select({ id: coinLot.id, amount: coinLot.amount, expiresAt: coinLot.expiresAt })
		.from(coinLot)
		.where(
			and(
				eq(coinLot.companyId, companyId),
				eq(coinLot.customerId, customerId),
				isNull(coinLot.expiredAt),
			),
		)
		.orderBy(asc(coinLot.expiresAt), asc(coinLot.id))
}

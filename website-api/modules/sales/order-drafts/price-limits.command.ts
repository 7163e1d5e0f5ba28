import type { PriceRole } from '#contract/price-limit.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { priceLimit } from './price-limit.table.ts'
import { priceLimits } from './price-limits.queries.ts'

/** Sets the limits of some roles. */
export async function storePriceLimits(
	tx: Transaction,
	companyId: number,
	limits: { role: PriceRole; percent: number | null }[],
) {
	const present = await priceLimits(tx, companyId)
	for (const { role, percent } of limits) {
		if (present.some((one) => one.role === role && one.percent === percent)) continue
		await tx
			.insert(priceLimit)
			.values({ companyId, role, percent })
			.onConflictDoUpdate({ target: [priceLimit.companyId, priceLimit.role], set: { percent } })
	}
}

import type { WaiverRole } from '#contract/shortfall.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { waiverLimit } from './waiver.table.ts'
import { waiverLimits } from './waiver-limit.queries.ts'

/** Sets the limits of some roles. */
export async function storeWaiverLimits(
	tx: Transaction,
	companyId: number,
	limits: { role: WaiverRole; most: number | null }[],
) {
	const present = await waiverLimits(tx, companyId)
	for (const { role, most } of limits) {
		if (present.some((one) => one.role === role && one.most === most)) continue
		await tx
			.insert(waiverLimit)
			.values({ companyId, role, most })
			.onConflictDoUpdate({ target: [waiverLimit.companyId, waiverLimit.role], set: { most } })
	}
}

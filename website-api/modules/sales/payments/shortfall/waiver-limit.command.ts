import type { WaiverRole } from '#contract/shortfall.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { waiverLimit } from './waiver.table.ts'
import { waiverLimits } from './waiver-limit.queries.ts'

/** Sets the limits of some roles. */
export async function setWaiverLimits(
	tx: Transaction,
	companyId: number,
	limits: { ROLE: WaiverRole; MOST: number | null }[],
) {
	const present = await waiverLimits(tx, companyId)
	for (const { ROLE: role, MOST: most } of limits) {
		if (present.some((one) => one.ROLE === role && one.MOST === most)) continue
		await tx
			.insert(waiverLimit)
			.values({ companyId, role, most })
			.onConflictDoUpdate({ target: [waiverLimit.companyId, waiverLimit.role], set: { most } })
	}
}

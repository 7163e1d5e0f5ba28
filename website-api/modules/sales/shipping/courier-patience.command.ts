import type { Transaction } from '#website-api/db/database.ts'
import { courierPatience } from './courier-patience.table.ts'
import { type Courier, ofCourier } from './courier-patience.queries.ts'

/** Sets the days of a courier's service; undefined: the default again. */
export async function setPatience(
	tx: Transaction,
	companyId: number,
	courier: Courier,
	days: number | null | undefined,
) {
	const { vendorCode, vendorMethod } = courier
	if (days === undefined) {
		await tx.delete(courierPatience).where(ofCourier(courierPatience, companyId, courier))
		return
	}
	await tx
		.insert(courierPatience)
		.values({ companyId, vendorCode, vendorMethod, days })
		.onConflictDoUpdate({
			target: [courierPatience.companyId, courierPatience.vendorCode, courierPatience.vendorMethod],
			set: { days },
		})
}

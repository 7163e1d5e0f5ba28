import { and, isNull } from 'drizzle-orm'
import type { CourierProvider } from '#contract/courier.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { courierArea, isArea } from './courier-area.table.ts'

/**
 * Says which area a district is: one of those that the provider named for it, and only while none is known, since it counts for
 * every company. 404 COURIER_AREA_NOT_FOUND.
 */
export async function chooseArea(
	tx: Transaction,
	key: { provider: CourierProvider; districtCode: string },
	areaId: string,
) {
	const [row] = await tx
		.select({ candidates: courierArea.candidates })
		.from(courierArea)
		.where(and(isArea(key), isNull(courierArea.areaId)))
		.for('update')
	const chosen = row?.candidates.find(({ id }) => id === areaId)
	if (!chosen) throw new Problem(404, 'COURIER_AREA_NOT_FOUND')
	await tx
		.update(courierArea)
		.set({ areaId, label: chosen.label, matchedBy: 'STAFF', candidates: [] })
		.where(isArea(key))
}

import { asc, count, inArray, isNull, and } from 'drizzle-orm'
import type { CourierProvider } from '#contract/courier.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { courierArea } from './courier-area.table.ts'

const most = 200

/** Districts that these providers name in a way that is not understood. */
export async function unmatchedAreas(db: Queryable, providers: readonly CourierProvider[]) {
	if (providers.length === 0) return []
	const rows = await db
		.select()
		.from(courierArea)
		.where(and(isNull(courierArea.areaId), inArray(courierArea.provider, [...providers])))
		.orderBy(asc(courierArea.provider), asc(courierArea.districtCode))
		.limit(most)
	return Promise.all(
		rows.map(async ({ provider, districtCode: district, candidates, checkedAt }) => {
			const known = await findDistrict(district)
			const districtName = known ? `${known.name}, ${known.city}, ${known.province}` : district
			return { provider, district, districtName, candidates, checkedAt }
		}),
	)
}

/** How many there are, by provider. */
export async function unmatchedCounts(db: Queryable): Promise<Map<CourierProvider, number>> {
	const rows = await db
		.select({ provider: courierArea.provider, count: count() })
		.from(courierArea)
		.where(isNull(courierArea.areaId))
		.groupBy(courierArea.provider)
	return new Map(rows.map((row) => [row.provider, row.count]))
}

import { sql } from 'drizzle-orm'
import type { CourierProvider } from '#contract/courier.ts'
import type { Database } from '#website-api/db/database.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { postcodesOf } from '#website-api/modules/platform/regions/postcodes.ts'
import type {
	CourierGateway,
	CourierPlace,
} from '#website-api/modules/platform/couriers/courier-port.ts'
import { courierArea, isArea } from './courier-area.table.ts'
import { matchArea, type AreaMatch, type WantedDistrict } from './match-area.ts'

/** Until a district that was not understood is searched for again. */
const retryDays = 30
const mostCandidates = 20

/**
 * A district as a provider knows it; it is searched for once, and kept for every company. Without an area, its postcode is what
 * is left. @throws GatewayFailure
 */
export async function findPlace(
	db: Database,
	{ provider, gateway }: { provider: CourierProvider; gateway: CourierGateway },
	districtCode: string,
): Promise<CourierPlace> {
	const postcodes = await postcodesOf(districtCode)
	const place = (areaId: string | null): CourierPlace => ({
		district: districtCode,
		areaId,
		postcode: postcodes[0] ?? null,
	})
	const [known] = await db
		.select({
			areaId: courierArea.areaId,
			isOld: sql<boolean>`${courierArea.checkedAt} < now() - make_interval(days => ${retryDays})`,
		})
		.from(courierArea)
		.where(isArea({ provider, districtCode }))
	if (known && (known.areaId !== null || !known.isOld)) return place(known.areaId)
	const district = await findDistrict(districtCode)
	if (!district || !gateway.areas) return place(null)
	const wanted = { ...district, postcodes }
	const byPostcode = await searched(gateway.areas, wanted, postcodes[0])
	const byName =
		byPostcode?.outcome === 'MATCHED'
			? undefined
			: await searched(gateway.areas, wanted, `${wanted.name} ${shortCity(wanted.city)}`)
	const found = byName?.outcome === 'MATCHED' ? byName : (byPostcode ?? byName)
	await keep(db, { provider, districtCode }, found, found === byPostcode ? 'POSTCODE' : 'NAME')
	return place(found?.outcome === 'MATCHED' ? found.area.id : null)
}

const shortCity = (city: string) => city.replace(/^(?:Kota|Kabupaten) /, '')

async function searched(
	areas: NonNullable<CourierGateway['areas']>,
	wanted: WantedDistrict,
	text: string | undefined,
): Promise<AreaMatch | undefined> {
	return text === undefined ? undefined : matchArea(wanted, await areas(text))
}

/** What staff chose meanwhile stays. */
async function keep(
	db: Database,
	key: { provider: CourierProvider; districtCode: string },
	found: AreaMatch | undefined,
	by: 'POSTCODE' | 'NAME',
) {
	const columns =
		found?.outcome === 'MATCHED'
			? {
					areaId: found.area.id,
					label: found.area.label.slice(0, 200),
					matchedBy: by,
					candidates: [],
				}
			: {
					areaId: null,
					label: '',
					matchedBy: null,
					candidates: (found?.candidates ?? [])
						.slice(0, mostCandidates)
						.map(({ id, label }) => ({ id, label: label.slice(0, 200) })),
				}
	await db
		.insert(courierArea)
		.values({ ...key, ...columns })
		.onConflictDoUpdate({
			target: [courierArea.provider, courierArea.districtCode],
			set: { ...columns, checkedAt: sql`excluded.checked_at` },
			setWhere: sql`${courierArea.areaId} is null`,
		})
}

import { sql } from 'drizzle-orm'
import type { ArrivalWire } from '#contract/arrival.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { islandGroupOf, type Zone } from './zones.ts'

type Row = {
	origin: string
	zones: { ZONE: Zone; DAYS_MIN: number; DAYS_MAX: number }[] | null
}

/**
 * Delivery times of a company's couriers, in days per zone: the medians of their minimum and of their maximum, since
 * the fastest and slowest courier are not typical. null: no courier is switched on.
 */
export async function arrivalOf(db: Queryable, companyId: number): Promise<ArrivalWire | null> {
	const { rows } = await db.execute<Row>(sql`
		select origin_district as origin, (
			select json_agg(json_build_object('ZONE', zone, 'DAYS_MIN', days_min, 'DAYS_MAX', days_max)) from (
				select zone, percentile_disc(0.5) within group (order by eta_days_min) as days_min,
					percentile_disc(0.5) within group (order by eta_days_max) as days_max
				from tariff
				where tariff.company_id = company.id and eta_hours is null
					and vendor_code || '/' || vendor_method <> all(company.couriers_off)
				group by zone) as by_zone) as zones
		from company where id = ${companyId}`)
	const [row] = rows
	const district = row && (await findDistrict(row.origin))
	if (!district || !row.zones) return null
	return {
		ORIGIN_CITY: district.cityName,
		ORIGIN_PROVINCE: district.provinceName,
		ORIGIN_ISLANDS: islandGroupOf(district.code),
		ZONE_LIST: row.zones,
	}
}

import { sql } from 'drizzle-orm'
import type { Arrival } from '#contract/arrival.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { islandGroupOf, type Zone } from './zones.ts'

type Row = {
	origin: string
	zones: { zone: Zone; min: number; max: number; cost: number | null }[] | null
}

/**
 * Delivery times of a company's couriers, in days per zone: the medians of their minimum and of their maximum, since
 * the fastest and slowest courier are not typical. null: no courier is switched on. Weights are charged as
 * chargedKilograms() does; tariffs that are examples have no price.
 */
export async function arrivalOf(
	db: Queryable,
	companyId: number,
	productId: number,
): Promise<Arrival | null> {
	const kilograms = sql`(select greatest(1, ceil((max(weight_grams) - 300) / 1000.0)) from variant
		where variant.company_id = ${companyId} and product_id = ${productId} and active)`
	const { rows } = await db.execute<Row>(sql`
		select origin_district as origin, (
			select json_agg(json_build_object('zone', zone, 'min', days_min, 'max', days_max, 'cost', cost)) from (
				select zone, percentile_disc(0.5) within group (order by eta_days_min) as days_min,
					percentile_disc(0.5) within group (order by eta_days_max) as days_max,
					min(first_kg + next_kg * (${kilograms} - 1)) filter (where not is_example) as cost
				from tariff
				where tariff.company_id = company.id and eta_hours is null
					and vendor_code || '/' || vendor_method <> all(company.couriers_off)
				group by zone) as by_zone) as zones
		from company where id = ${companyId}`)
	const [row] = rows
	const district = row && (await findDistrict(row.origin))
	if (!district || !row.zones) return null
	const costs = row.zones.map(({ cost }) => cost)
	return {
		costMost: costs.includes(null) ? null : Math.max(...costs.map(Number)),
		city: district.city,
		province: district.province,
		islands: islandGroupOf(district.code),
		zones: row.zones,
	}
}

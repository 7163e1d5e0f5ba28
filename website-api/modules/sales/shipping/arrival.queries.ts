import { type SQL, sql } from 'drizzle-orm'
import type { Arrival } from '#contract/arrival.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { setDivisors } from './courier-volume.queries.ts'
import { type SetDivisor, volumeRuleOf } from './volume-rules.ts'
import { chargedKilograms, type Load } from './weight.ts'
import { islandGroupOf, type Zone } from './zones.ts'

type Row = {
	origin: string
	packingDays: number
	zones: { zone: Zone; min: number; max: number }[] | null
	tariffs: ({ zone: Zone; firstKg: number; nextKg: number } & SetService)[]
	divisors: SetDivisor[]
	load: Load
}

type SetService = { vendorCode: string; vendorMethod: string }

/**
 * Delivery times of a company's couriers, in days per zone: the medians of their minimum and of their maximum, since
 * the fastest and slowest courier are not typical. null: no courier is switched on. Tariffs that are examples have no price.
 */
export async function arrivalOf(
	db: Queryable,
	companyId: number,
	productId: number,
): Promise<Arrival | null> {
	const isOffered = sql`tariff.company_id = ${companyId} and eta_hours is null
		and vendor_code || '/' || vendor_method <> all(company.couriers_off)`
	const { rows } = await db.execute<Row>(sql`
		select origin_district as origin, packing_days as "packingDays", ${setDivisors(companyId)} as divisors, ${heaviest(companyId, productId)} as load, (
			select coalesce(json_agg(json_build_object('zone', zone, 'firstKg', first_kg, 'nextKg', next_kg,
				'vendorCode', vendor_code, 'vendorMethod', vendor_method)), '[]')
			from tariff where ${isOffered} and not is_example) as tariffs, (
			select json_agg(json_build_object('zone', zone, 'min', days_min, 'max', days_max)) from (
				select zone, percentile_disc(0.5) within group (order by eta_days_min) as days_min,
					percentile_disc(0.5) within group (order by eta_days_max) as days_max
				from tariff where ${isOffered} group by zone) as by_zone) as zones
		from company where id = ${companyId}`)
	const [row] = rows
	const district = row && (await findDistrict(row.origin))
	if (!district || !row.zones) return null
	const costs = row.zones.map(({ zone }) => costTo(zone, row))
	return {
		costMost: costs.includes(Infinity) ? null : Math.max(...costs),
		city: district.city,
		province: district.province,
		islands: islandGroupOf(district.code),
		packingDays: row.packingDays,
		zones: row.zones,
	}
}

/** What the cheapest courier takes to a zone; Infinity: none has a price of the company's own. */
function costTo(zone: Zone, { tariffs, divisors, load }: Row): number {
	return Math.min(
		...tariffs
			.filter((row) => row.zone === zone)
			.map((row) => {
				const kilograms = chargedKilograms(load, volumeRuleOf(divisors, row))
				return row.firstKg + row.nextKg * (kilograms - 1)
			}),
	)
}

/** The weight of the heaviest variant and the room of the largest: a courier charges one of the two. */
function heaviest(companyId: number, productId: number): SQL {
	return sql`(
		select json_build_object('grams', coalesce(max(weight_grams), 0), 'cubicMm', coalesce(max(
			size[1]::float8 * size[2] * size[3]), 0))
		from variant
		join product on product.company_id = variant.company_id and product.id = product_id
		cross join lateral (select coalesce(variant.size_mm, product.size_mm)) as packed (size)
		where variant.company_id = ${companyId} and product_id = ${productId} and active)`
}

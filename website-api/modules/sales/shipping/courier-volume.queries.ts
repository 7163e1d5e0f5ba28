import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { courierVolume } from './courier-volume.table.ts'
import { type SetDivisor, volumeRuleOf } from './volume-rules.ts'
import type { VolumeRule } from './weight.ts'

/** What a company has set for the volume of its couriers' parcels, for a query of any table. */
export function setDivisors(companyId: number): SQL<SetDivisor[]> {
	return sql`(
		select coalesce(json_agg(json_build_object('vendorCode', vendor_code, 'vendorMethod', vendor_method,
			'divisor', divisor)), '[]')
		from courier_volume where company_id = ${companyId})`
}

/** What the courier of a parcel makes of volume. */
export async function volumeRule(
	db: Queryable,
	parcel: { companyId: number; vendorCode: string; vendorMethod: string },
): Promise<VolumeRule> {
	const set = await db
		.select()
		.from(courierVolume)
		.where(eq(courierVolume.companyId, parcel.companyId))
	return volumeRuleOf(set, parcel)
}

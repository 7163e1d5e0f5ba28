import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { courierPatience } from './courier-patience.table.ts'
import { FREE_SHIPPING_DAYS } from './offers.queries.ts'
import { tariff } from './tariff.table.ts'
import type { Zone } from './zones.ts'

/** A parcel without a setting counts as delivered this many days after the last day of its courier's estimate. */
const DAYS_AFTER_ESTIMATE = 7
/** The last day of the estimate of a courier whose tariff was deleted. */
const UNKNOWN_ESTIMATE = 14

export type Courier = { vendorCode: string; vendorMethod: string }

/** Days from hand-over until a parcel counts as delivered; null: never by itself. */
export async function patienceOf(
	db: Queryable,
	order: Pick<OrderRow, 'companyId' | 'vendorCode' | 'vendorMethod'>,
	zone: Zone,
): Promise<number | null> {
	if (order.vendorCode === 'SELF_PICKUP') return null
	const [set] = await db
		.select({ days: courierPatience.days })
		.from(courierPatience)
		.where(ofCourier(courierPatience, order.companyId, order))
	if (set) return set.days
	if (order.vendorCode === 'FREE_SHIPPING') return FREE_SHIPPING_DAYS.max + DAYS_AFTER_ESTIMATE
	const [estimate] = await db
		.select({ days: tariff.etaDaysMax })
		.from(tariff)
		.where(and(ofCourier(tariff, order.companyId, order), eq(tariff.zone, zone)))
	return (estimate?.days ?? UNKNOWN_ESTIMATE) + DAYS_AFTER_ESTIMATE
}

export function ofCourier(
	table: typeof courierPatience | typeof tariff,
	companyId: number,
	{ vendorCode, vendorMethod }: Courier,
) {
	return and(
		eq(table.companyId, companyId),
		eq(table.vendorCode, vendorCode),
		eq(table.vendorMethod, vendorMethod),
	)
}

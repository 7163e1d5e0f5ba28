import { and, eq } from 'drizzle-orm'
import type { Arrival } from '#contract/customer-order.ts'
import type { Order } from '#contract/order.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { FREE_SHIPPING_DAYS } from '#website-api/modules/sales/shipping/offers.queries.ts'
import { tariff } from '#website-api/modules/sales/shipping/tariff.table.ts'
import { zoneOf } from '#website-api/modules/sales/shipping/zones.ts'

const DAY_MS = 24 * 3_600_000

/** Expected arrival of a shipped parcel by its courier's delivery times; null if they are unknown. */
export async function expectedArrival(
	db: Queryable,
	order: OrderRow,
	events: Order['events'],
	originDistrict: string,
): Promise<Arrival | null> {
	if (order.status !== 'SHIPPING' || order.address === null) return null
	const sent = events.findLast(({ to }) => to === 'SHIPPING')
	const days = await courierDays(db, order, zoneOf(originDistrict, order.address.districtCode))
	if (!sent || !days) return null
	const after = (count: number) => new Date(sent.date.getTime() + count * DAY_MS)
	return { earliest: after(days.min), latest: after(days.max) }
}

async function courierDays(db: Queryable, order: OrderRow, zone: ReturnType<typeof zoneOf>) {
	if (order.vendorCode === 'SELF_PICKUP') return undefined
	if (order.vendorCode === 'FREE_SHIPPING') return FREE_SHIPPING_DAYS
	const [days] = await db
		.select({ min: tariff.etaDaysMin, max: tariff.etaDaysMax })
		.from(tariff)
		.where(
			and(
				eq(tariff.companyId, order.companyId),
				eq(tariff.vendorCode, order.vendorCode),
				eq(tariff.vendorMethod, order.vendorMethod),
				eq(tariff.zone, zone),
			),
		)
	return days
}

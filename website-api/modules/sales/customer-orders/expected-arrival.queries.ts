import { and, eq } from 'drizzle-orm'
import type { CustomerOrderWire } from '#contract/customer-order.ts'
import type { OrderWire } from '#contract/order.ts'
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
	events: OrderWire['EVENT_LIST'],
	originDistrict: string,
): Promise<CustomerOrderWire['EXPECTED_ARRIVAL']> {
	if (order.status !== 'SHIPPING' || order.address === null) return null
	const sent = events.findLast(({ TO_STATUS }) => TO_STATUS === 'SHIPPING')
	const days = await courierDays(db, order, zoneOf(originDistrict, order.address.districtCode))
	if (!sent || !days) return null
	const after = (count: number) =>
		new Date(Date.parse(sent.EVENT_DATE) + count * DAY_MS).toISOString()
	return { EARLIEST_DATE: after(days.min), LATEST_DATE: after(days.max) }
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

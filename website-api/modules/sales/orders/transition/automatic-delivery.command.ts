import { eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { patienceOf } from '#website-api/modules/sales/shipping/courier-patience.queries.ts'
import { zoneOf } from '#website-api/modules/sales/shipping/zones.ts'
import type { OrderRow } from '../order.table.ts'

/** Days before the automatic delivery that the buyer is told. */
const NOTICE_DAYS = 2

/** When a parcel that is sent now counts as delivered; null: never by itself, e.g. when it is collected. */
export async function arrivedAfter(tx: Transaction, order: OrderRow): Promise<SQL | null> {
	if (order.address === null) return null
	const [shop] = await tx
		.select({ origin: company.originDistrict })
		.from(company)
		.where(eq(company.id, order.companyId))
	if (!shop) return null
	const zone = zoneOf(shop.origin, order.address.districtCode)
	const days = await patienceOf(tx, order, zone)
	return days === null ? null : sql`now() + make_interval(days => ${days})`
}

/** The buyer is told some days before the parcel counts as delivered. */
export async function announceArrival(
	tx: Transaction,
	{ companyId, id, version, dueAt }: OrderRow,
) {
	if (dueAt === null) return
	await announce(tx, {
		companyId,
		topic: 'order.arriving',
		dedupeKey: `order.arriving:${id}:${version}`,
		payload: { orderId: id },
		dueAt: sql`greatest(now(), ${dueAt.toISOString()}::timestamptz - make_interval(days => ${NOTICE_DAYS}))`,
	})
}

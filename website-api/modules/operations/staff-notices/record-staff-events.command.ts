import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { StaffMailEvent } from '#contract/staff-notice.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { announce, type Delivery } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { staffNotice } from '#website-api/modules/platform/staff-notices/staff-notice.table.ts'

/** Events within this number of seconds are reported in one mail. */
const BATCH_SECONDS = 180
export const BATCH_TOPIC = 'staff.batch'
/** The maximum number of available units that counts as low stock. */
const LOW_STOCK = 5

const Status = z.object({ number: z.string(), from: z.string().nullish(), to: z.string() })
const Numbered = z.object({ number: z.string() })
const Withdrawal = z.object({ withdrawalId: z.string(), to: z.string() })
const Application = z.object({ applicationId: z.string() })
const Placed = z.object({ orderId: z.string() })

type Event = { event: StaffMailEvent; reference: string }

/** The staff events of an announcement; most have none. */
function eventOf({ topic, payload }: Pick<Delivery, 'topic' | 'payload'>): Event | undefined {
	switch (topic) {
		case 'order.status': {
			const { number, from, to } = Status.parse(payload)
			if (to === 'PAYMENT_CONFIRMED') return { event: 'ORDER_PAID', reference: number }
			if (from === 'PENDING' && to === 'PROCESSING') {
				return { event: 'ORDER_ON_DELIVERY', reference: number }
			}
			return undefined
		}
		case 'payment.claimed':
			return { event: 'PAYMENT_TO_CHECK', reference: Numbered.parse(payload).number }
		case 'payment.taken-back':
			return { event: 'PAYMENT_TAKEN_BACK', reference: Numbered.parse(payload).number }
		case 'refund.failed':
			return { event: 'REFUND_FAILED', reference: Numbered.parse(payload).number }
		case 'order.not-arrived':
			return { event: 'NOT_ARRIVED', reference: Numbered.parse(payload).number }
		case 'parcel.troubled':
			return { event: 'PARCEL_TROUBLED', reference: Numbered.parse(payload).number }
		case 'return.requested':
			return { event: 'RETURN_REQUESTED', reference: Numbered.parse(payload).number }
		case 'contact.received':
			return { event: 'MESSAGE_RECEIVED', reference: Numbered.parse(payload).number }
		case 'agent.applied':
			return { event: 'AGENT_APPLIED', reference: Application.parse(payload).applicationId }
		case 'withdrawal.status': {
			const { withdrawalId, to } = Withdrawal.parse(payload)
			if (to === 'REQUESTED') return { event: 'WITHDRAWAL_REQUESTED', reference: withdrawalId }
			return undefined
		}
		default:
			return undefined
	}
}

/** Stores events for staff mails; repeating it for the same announcement changes nothing. */
export async function recordStaffEvents(db: Database, delivery: Delivery) {
	const { companyId, topic } = delivery
	if (topic === 'order.placed') {
		const { orderId } = Placed.parse(delivery.payload)
		return inTransaction(db, async (tx) =>
			note(tx, companyId, await lowStock(tx, companyId, orderId)),
		)
	}
	const found = eventOf(delivery)
	if (found) await inTransaction(db, (tx) => note(tx, companyId, [found]))
}

async function note(tx: Transaction, companyId: number, events: Event[]) {
	if (events.length === 0) return
	const noted = await tx
		.insert(staffNotice)
		.values(events.map((event) => ({ companyId, ...event })))
		.onConflictDoNothing()
		.returning({ reference: staffNotice.reference })
	if (noted.length === 0) return
	// One mail for all events of the same minutes; it is due when they are over.
	const { rows } = await tx.execute<{ span: string }>(
		sql`select floor(extract(epoch from now()) / ${BATCH_SECONDS}::int)::text as span`,
	)
	await announce(tx, {
		companyId,
		topic: BATCH_TOPIC,
		payload: {},
		afterSeconds: BATCH_SECONDS,
		dedupeKey: `${BATCH_TOPIC}:${onlyRow(rows).span}`,
	})
}

/** Variants of an order with low stock; each is reported once a day. */
async function lowStock(tx: Transaction, companyId: number, orderId: string): Promise<Event[]> {
	const { rows } = await tx.execute<{ reference: string }>(sql`
		select distinct variant.sku || ' ' || to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as reference
		from order_line
		join stock on stock.company_id = order_line.company_id and stock.variant_id = order_line.variant_id
		join variant on variant.company_id = stock.company_id and variant.id = stock.variant_id
		join product on product.company_id = variant.company_id and product.id = variant.product_id
		where order_line.company_id = ${companyId} and order_line.order_id = ${orderId}::uuid
			and not product.is_digital and stock.on_hand - stock.reserved <= ${LOW_STOCK}`)
	return rows.map(({ reference }) => ({ event: 'LOW_STOCK' as const, reference }))
}

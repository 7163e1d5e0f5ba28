import { z } from 'zod'
import type { Queryable } from '#website-api/db/database.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { lineRows, orderFacts } from './order-facts.queries.ts'

const Payload = z.object({ orderId: z.uuid() })

/** Mail one day before an order completes automatically; null if it has completed or has an open return. */
export async function orderCompletingMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const facts = await orderFacts(db, scope, Payload.parse(payload).orderId)
	if (!facts || facts.isDigital) return null
	const { order, t, time, link, isGuest, isPickup, locale } = facts
	if (order.status !== 'DELIVERED' || order.dueAt === null) return null
	const deadline = time(order.dueAt)
	const text = isPickup ? 'completing.collected' : 'completing'
	return {
		to: order.customerEmail,
		locale,
		content: {
			subject: t('completing.subject'),
			name: order.customerName,
			paragraphs: [t(`${text}.${isGuest ? 'guest' : 'text'}`, { deadline })],
			rows: lineRows(facts),
			button: { label: t('open.order'), href: link() },
			notes: isGuest ? [t('guest')] : [],
		},
	}
}

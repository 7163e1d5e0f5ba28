import { z } from 'zod'
import type { Queryable } from '#website-api/db/database.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { orderFacts } from './order-facts.queries.ts'
import { payeeRows } from './order-placed.mail.ts'
import { GIVEN_BACK_REASONS } from '#website-api/modules/sales/payments/given-back.ts'

const Part = z.object({ orderId: z.uuid(), amount: z.number(), due: z.number() })
const Back = z.object({
	orderId: z.uuid(),
	amount: z.number(),
	reason: z.enum(GIVEN_BACK_REASONS),
})

/** Mail about a payment that was less than the amount due; null once the order is paid or has ended. */
export async function orderPartPaidMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { orderId, amount, due } = Part.parse(payload)
	const facts = await orderFacts(db, scope, orderId)
	if (!facts) return null
	const { order, t, time, link, isGuest, locale } = facts
	const { dueAt } = order
	if (order.status !== 'PENDING' || dueAt === null) return null
	return {
		to: order.customerEmail,
		locale,
		content: {
			name: order.customerName,
			subject: t('part.subject'),
			paragraphs: [
				t('part.text', {
					amount: mailRupiah(amount),
					due: mailRupiah(due),
					deadline: time(dueAt),
				}),
			],
			rows: [
				{ label: t('row.total'), value: mailRupiah(order.total) },
				{ label: t('row.received'), value: mailRupiah(due - order.total) },
				{ label: t('row.due'), value: mailRupiah(due), isTotal: true },
				...payeeRows(facts, dueAt),
			],
			button: { label: t('open.pay'), href: link() },
			notes: isGuest ? [t('guest')] : [],
		},
	}
}

const backTexts = {
	SECOND: 'back.second',
	LATE: 'back.late',
	OVERPAID: 'back.overpaid',
} as const

/** Mail about money that the order did not need, which goes back to the buyer. */
export async function orderGivenBackMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { orderId, amount, reason } = Back.parse(payload)
	const facts = await orderFacts(db, scope, orderId)
	if (!facts) return null
	const { order, t, link, isGuest, locale } = facts
	const refund = mailRupiah(amount)
	return {
		to: order.customerEmail,
		locale,
		content: {
			name: order.customerName,
			subject: t('back.subject'),
			paragraphs: [
				t(backTexts[reason], { refund }),
				t(isGuest ? 'back.guest' : 'back.wallet', { refund }),
			],
			button: { label: t('open.order'), href: link() },
			notes: isGuest ? [t('guest')] : [],
		},
	}
}

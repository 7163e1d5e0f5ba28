import { z } from 'zod'
import { REFUND_REASONS, REFUND_TARGETS } from '#contract/order.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { orderFacts } from '../mails/order-facts.queries.ts'

const Payload = z.object({
	orderId: z.uuid(),
	amount: z.number(),
	reason: z.enum(REFUND_REASONS),
	to: z.enum(REFUND_TARGETS).optional(),
})

/** Mail about a partial refund, with amount and reason; null if the order no longer exists. */
export async function orderRefundedMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { orderId, amount, reason, to } = Payload.parse(payload)
	const facts = await orderFacts(db, scope, orderId)
	if (!facts) return null
	const { order, t, link, isGuest } = facts
	const refund = mailRupiah(amount)
	const way = to === 'PROVIDER' ? 'provider' : isGuest ? 'guest' : 'wallet'
	return {
		to: order.customerEmail,
		locale: facts.locale,
		content: {
			name: order.customerName,
			subject: t('refunded.subject'),
			paragraphs: [
				...(reason === 'OTHER' ? [] : [t(`refunded.reason.${reason}`)]),
				t(`refunded.${way}`, { refund }),
			],
			button: { label: t('open.order'), href: link() },
			notes: isGuest ? [t('guest')] : [],
		},
	}
}

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { ReturnStatusWire } from '#contract/return.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import { returnMessage, returns } from './return.table.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import {
	type OrderFacts,
	orderFacts,
} from '#website-api/modules/sales/orders/mails/order-facts.queries.ts'

const Requested = z.object({ returnId: z.uuid(), orderId: z.uuid() })
const Moved = Requested.extend({ to: ReturnStatusWire })
const Written = Requested.extend({ from: z.enum(['CUSTOMER', 'SHOP']), messageId: z.uuid() })

type Row = typeof returns.$inferSelect
type Announced = { subject: string; paragraphs: string[]; label?: string }

/** Mail that confirms a customer's return request. */
export function returnRequestedMail(db: Queryable, scope: WriterScope, payload: unknown) {
	return returnMail(db, scope, Requested.parse(payload), ({ t }, { number }) => ({
		subject: t('return.requested.subject', { number }),
		paragraphs: [t('return.requested.text')],
	}))
}

/** Mail about a change of a return by the shop; changes by the customer are not mailed. */
export function returnStatusMail(db: Queryable, scope: WriterScope, payload: unknown) {
	const moved = Moved.parse(payload)
	return returnMail(db, scope, moved, ({ t }, row) => {
		const values = {
			number: row.number,
			refund: mailRupiah(row.refund),
			reason: row.rejectReason ?? '',
		}
		const said = (step: 'approved' | 'rejected' | 'received' | 'refunded') => ({
			subject: t(`return.${step}.subject`, values),
			paragraphs: [t(`return.${step}.text`, values)],
		})
		switch (moved.to) {
			case 'APPROVED':
				return { ...said('approved'), label: t('open.sendBack') }
			case 'REJECTED':
				return said('rejected')
			case 'RECEIVED':
				return said('received')
			case 'REFUNDED':
				return row.refundTo === 'PROVIDER'
					? {
							subject: t('return.refunded.subject', values),
							paragraphs: [t('return.refunded.provider', values)],
						}
					: said('refunded')
			case 'REQUESTED':
			case 'SENT_BACK':
			case 'CANCELLED':
				return null
		}
	})
}

/** Mail with the shop's message about a return. */
export async function returnMessageMail(db: Queryable, scope: WriterScope, payload: unknown) {
	const written = Written.parse(payload)
	if (written.from !== 'SHOP') return null
	const [said] = await db
		.select({ message: returnMessage.body })
		.from(returnMessage)
		.where(
			and(eq(returnMessage.companyId, scope.companyId), eq(returnMessage.id, written.messageId)),
		)
	if (!said) return null
	return returnMail(db, scope, written, ({ t }, { number }) => ({
		subject: t('return.message.subject', { number }),
		paragraphs: [t('return.message.text', said)],
	}))
}

async function returnMail(
	db: Queryable,
	scope: WriterScope,
	{ returnId, orderId }: z.infer<typeof Requested>,
	write: (facts: OrderFacts, row: Row) => Announced | null,
): Promise<AddressedMail | null> {
	const facts = await orderFacts(db, scope, orderId)
	const [row] = await db
		.select()
		.from(returns)
		.where(and(eq(returns.companyId, scope.companyId), eq(returns.id, returnId)))
	const said = facts && row ? write(facts, row) : null
	if (!facts || !row || !said) return null
	const { order, t, link } = facts
	const { label = t('open.return'), ...rest } = said
	return {
		to: order.customerEmail,
		locale: facts.locale,
		content: {
			name: order.customerName,
			...rest,
			rows: [
				{ label: t('row.return'), value: row.number },
				{ label: t('row.number'), value: order.number },
				{ label: t('row.refund'), value: mailRupiah(row.refund), isTotal: true },
			],
			button: { label, href: link(`/profile/return/${row.number}`) },
		},
	}
}

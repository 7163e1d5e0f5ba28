import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { CORRECTED_FIELDS } from '#contract/order-correction.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import type { AddressedMail, MailRow } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import {
	type OrderFacts,
	orderFacts,
} from '#website-api/modules/sales/orders/mails/order-facts.queries.ts'
import { correctedRows } from '#website-api/modules/sales/orders/mails/order-parcel.mail.ts'
import { payeeRows, sumRows } from '#website-api/modules/sales/orders/mails/order-placed.mail.ts'
import { amountDue } from '#website-api/modules/sales/orders/refund/amount-due.ts'
import { orderEdit } from './order-edit.table.ts'

const Payload = z.object({
	orderId: z.uuid(),
	edit: z.number().int(),
	/** What changed besides the lines. */
	fields: z.array(z.enum(CORRECTED_FIELDS)),
})

/** Mail about what staff changed in an order, and what is to be paid or comes back; the reason is for staff. */
export async function orderEditedMail(
	db: Queryable,
	scope: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { orderId, edit: number, fields } = Payload.parse(payload)
	const facts = await orderFacts(db, scope, orderId)
	const [edit] = await db
		.select()
		.from(orderEdit)
		.where(
			and(
				eq(orderEdit.companyId, scope.companyId),
				eq(orderEdit.orderId, orderId),
				eq(orderEdit.number, number),
			),
		)
	if (!facts || !edit) return null
	const { order, t, link, isGuest, locale } = facts
	const deadline = order.status === 'PENDING' ? order.dueAt : null
	return {
		to: order.customerEmail,
		locale,
		content: {
			name: order.customerName,
			subject: t('edited.subject'),
			paragraphs: [t('edited.text'), ...moneyTexts(facts, edit)],
			rows: [
				...changedRows(facts, edit.lines),
				...correctedRows(facts, fields),
				...sumRows(facts),
				...(edit.refund > 0 ? [{ label: t('row.refund'), value: mailRupiah(edit.refund) }] : []),
				...(deadline ? payeeRows(facts, deadline) : []),
			],
			button: { label: t(deadline ? 'open.pay' : 'open.order'), href: link() },
			notes: isGuest ? [t('guest')] : [],
		},
	}
}

type Edit = typeof orderEdit.$inferSelect

function moneyTexts({ order, t, time, isGuest }: OrderFacts, { refund }: Edit): string[] {
	const back = t(isGuest ? 'back.guest' : 'back.wallet', { refund: mailRupiah(refund) })
	if (refund > 0) return [back]
	if (order.status !== 'PENDING' || order.dueAt === null) return []
	const values = { due: mailRupiah(amountDue(order)), deadline: time(order.dueAt) }
	return [t('edited.pay', values)]
}

function changedRows({ t }: OrderFacts, lines: Edit['lines']): MailRow[] {
	return lines.map(({ name, quantityBefore, quantityAfter, priceBefore, priceAfter }) => {
		const isPrice = quantityBefore > 0 && quantityAfter > 0 && priceBefore !== priceAfter
		const before = [quantityBefore, ...(isPrice ? [`× ${mailRupiah(priceBefore ?? 0)}`] : [])]
		const after = [quantityAfter, ...(isPrice ? [`× ${mailRupiah(priceAfter ?? 0)}`] : [])]
		return {
			label: name,
			value: t('edited.line', { before: before.join(' '), after: after.join(' ') }),
		}
	})
}

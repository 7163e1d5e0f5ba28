import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import { openOf } from '#website-api/modules/sales/customer-orders/order-change-answer.queries.ts'
import {
	orderChange,
	orderChangeLine,
} from '#website-api/modules/sales/customer-orders/order-change.table.ts'
import type { OrderFacts } from './order-facts.queries.ts'

/** Mail that proposes a change to the customer; null if it was answered meanwhile. */
export async function changeMail(db: Queryable, facts: OrderFacts) {
	const { order, lines, t, time, link } = facts
	const [change] = await db.select().from(orderChange).where(openOf(order))
	if (!change || order.dueAt === null) return null
	const fewer = await db
		.select()
		.from(orderChangeLine)
		.where(
			and(
				eq(orderChangeLine.companyId, order.companyId),
				eq(orderChangeLine.orderId, order.id),
				eq(orderChangeLine.version, change.version),
			),
		)
		.orderBy(asc(orderChangeLine.position))
	const refund = mailRupiah(change.refund)
	const rows = fewer.map(({ position, quantityBefore: before, quantityAfter: after }) => {
		const line = lines.find((one) => one.position === position)
		const name = [line?.productName, line?.variantLabel].filter(Boolean).join(', ')
		return {
			label: t('change.line', { name, before, after }),
			value: mailRupiah((before - after) * (line?.price ?? 0)),
		}
	})
	return {
		subject: t('change.subject'),
		paragraphs: [
			t('change.text', { reason: change.reason }),
			t('change.offer', { refund }),
			t('change.deadline', { deadline: time(order.dueAt) }),
		],
		rows: [...rows, { label: t('row.refund'), value: refund, isTotal: true }],
		button: { label: t('open.change'), href: link() },
	}
}

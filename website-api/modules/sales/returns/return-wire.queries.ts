import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import {
	ENDED_RETURN_STATUSES,
	type Return,
	type ReturnedLine,
	type ReturnSummary,
} from '#contract/return.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import type { ReturnRow } from './return.queries.ts'
import { returnEvent, returnLine, returnMessage, returnPicture, returns } from './return.table.ts'

/** A return with lines, pictures, history and messages. */
export async function shownReturn(db: Queryable, row: ReturnRow): Promise<Return> {
	const { companyId, id } = row
	// Sequential: a transaction has one connection.
	const lines = await linesOf(db, row)
	const pictures = await db
		.select({ id: returnPicture.uploadId })
		.from(returnPicture)
		.where(and(eq(returnPicture.companyId, companyId), eq(returnPicture.returnId, id)))
		.orderBy(asc(returnPicture.position))
	const events = await db
		.select()
		.from(returnEvent)
		.where(and(eq(returnEvent.companyId, companyId), eq(returnEvent.returnId, id)))
		.orderBy(asc(returnEvent.version))
	const messages = await db
		.select()
		.from(returnMessage)
		.where(and(eq(returnMessage.companyId, companyId), eq(returnMessage.returnId, id)))
		.orderBy(asc(returnMessage.at), asc(returnMessage.id))
	const found = await db
		.select({ number: orders.number, returnAddress: company.returnAddress })
		.from(orders)
		.innerJoin(company, eq(company.id, orders.companyId))
		.where(and(eq(orders.companyId, companyId), eq(orders.id, row.orderId)))
	const order = onlyRow(found)
	return {
		number: row.number,
		status: row.status,
		date: row.at,
		order: order.number,
		refund: row.refund,
		refundTo: row.refundTo,
		units: lines.reduce((sum, line) => sum + line.quantity, 0),
		productName: lines[0]?.name ?? '',
		imageId: lines[0]?.imageId ?? null,
		description: row.description,
		lines,
		pictureIds: pictures.map((picture) => picture.id),
		rejectReason: row.rejectReason,
		courier: row.courier,
		trackingNumber: row.trackingNumber,
		events: events.map(({ toStatus, at }) => ({ to: toStatus, date: at })),
		messages: messages.map(({ author, body, at }) => ({ from: author, text: body, date: at })),
		returnAddress: row.status === 'APPROVED' ? (order.returnAddress ?? null) : null,
		canSendBack: row.status === 'APPROVED',
		canCancel: row.status === 'REQUESTED' || row.status === 'APPROVED',
		canWrite: !ENDED_RETURN_STATUSES.includes(row.status),
	}
}

/** A page of returns, newest first, with their customers. */
export async function findReturns(
	db: Queryable,
	where: SQL | undefined,
	page: { index: number; size: number },
) {
	const rows = await db
		.select({
			row: returns,
			orderNumber: orders.number,
			customerName: orders.customerName,
			units: sql<number>`(select sum(quantity)::integer from ${returnLine}
				where ${returnLine.companyId} = ${returns.companyId} and ${returnLine.returnId} = ${returns.id})`,
			name: orderLine.productName,
			imageId: orderLine.imageId,
		})
		.from(returns)
		.innerJoin(orders, and(eq(orders.companyId, returns.companyId), eq(orders.id, returns.orderId)))
		.innerJoin(
			orderLine,
			and(
				eq(orderLine.companyId, returns.companyId),
				eq(orderLine.orderId, returns.orderId),
				sql`${orderLine.position} = (select min(position) from ${returnLine}
					where ${returnLine.companyId} = ${returns.companyId} and ${returnLine.returnId} = ${returns.id})`,
			),
		)
		.where(where)
		.orderBy(desc(returns.at), desc(returns.id))
		.limit(page.size)
		.offset((page.index - 1) * page.size)
	const [counted] = await db.select({ total: count() }).from(returns).where(where)
	const list = rows.map(({ row, orderNumber, customerName, units, name, imageId }) => ({
		companyId: row.companyId,
		customerName,
		summary: {
			number: row.number,
			status: row.status,
			date: row.at,
			order: orderNumber,
			refund: row.refund,
			units,
			productName: name,
			imageId,
		} satisfies ReturnSummary,
	}))
	return { list, total: counted?.total ?? 0 }
}

function linesOf(db: Queryable, row: ReturnRow): Promise<ReturnedLine[]> {
	return db
		.select({
			position: returnLine.position,
			slug: orderLine.productSlug,
			name: orderLine.productName,
			variantLabel: orderLine.variantLabel,
			imageId: orderLine.imageId,
			quantity: returnLine.quantity,
			reason: returnLine.reason,
			refund: returnLine.refund,
		})
		.from(returnLine)
		.innerJoin(
			orderLine,
			and(
				eq(orderLine.companyId, returnLine.companyId),
				eq(orderLine.orderId, returnLine.orderId),
				eq(orderLine.position, returnLine.position),
			),
		)
		.where(and(eq(returnLine.companyId, row.companyId), eq(returnLine.returnId, row.id)))
		.orderBy(asc(returnLine.position))
}

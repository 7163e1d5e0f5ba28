import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { ReturnSummaryWire, ReturnWire } from '#contract/return.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import type { ReturnRow } from './return.queries.ts'
import { returnEvent, returnLine, returnMessage, returnPicture, returns } from './return.table.ts'

const ended = ['REJECTED', 'REFUNDED', 'CANCELLED']

/** A return in its wire form, with lines, pictures, history and messages. */
export async function returnWireOf(db: Queryable, row: ReturnRow): Promise<ReturnWire> {
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
		RETURN_NUMBER: row.number,
		RETURN_STATUS: row.status,
		RETURN_DATE: row.at.toISOString(),
		ORDER_NUMBER: order.number,
		REFUND: row.refund,
		PRODUCT_COUNT: lines.reduce((sum, line) => sum + line.RETURN_QTY, 0),
		PRODUCT_NAME: lines[0]?.PRODUCT_NAME ?? '',
		PRODUCT_IMAGE_ID: lines[0]?.PRODUCT_IMAGE_ID ?? null,
		RETURN_DESCRIPTION: row.description,
		LINE_LIST: lines,
		PICTURE_ID_LIST: pictures.map((picture) => picture.id),
		REJECT_REASON: row.rejectReason,
		RETURN_COURIER: row.courier,
		RETURN_TRACKING_NUMBER: row.trackingNumber,
		EVENT_LIST: events.map((event) => ({
			TO_STATUS: event.toStatus,
			EVENT_DATE: event.at.toISOString(),
		})),
		MESSAGE_LIST: messages.map((message) => ({
			MESSAGE_FROM: message.author,
			MESSAGE_TEXT: message.body,
			MESSAGE_DATE: message.at.toISOString(),
		})),
		RETURN_ADDRESS: row.status === 'APPROVED' ? (order.returnAddress ?? null) : null,
		CAN_SEND_BACK: row.status === 'APPROVED',
		CAN_CANCEL: row.status === 'REQUESTED' || row.status === 'APPROVED',
		CAN_WRITE: !ended.includes(row.status),
	}
}

/** A page of returns, newest first, with their customers. */
export async function listReturns(
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
			RETURN_NUMBER: row.number,
			RETURN_STATUS: row.status,
			RETURN_DATE: row.at.toISOString(),
			ORDER_NUMBER: orderNumber,
			REFUND: row.refund,
			PRODUCT_COUNT: units,
			PRODUCT_NAME: name,
			PRODUCT_IMAGE_ID: imageId,
		} satisfies ReturnSummaryWire,
	}))
	return { list, total: counted?.total ?? 0 }
}

function linesOf(db: Queryable, row: ReturnRow): Promise<ReturnWire['LINE_LIST']> {
	return db
		.select({
			LINE_POSITION: returnLine.position,
			PRODUCT_SLUG: orderLine.productSlug,
			PRODUCT_NAME: orderLine.productName,
			VARIANT_LABEL: orderLine.variantLabel,
			PRODUCT_IMAGE_ID: orderLine.imageId,
			RETURN_QTY: returnLine.quantity,
			RETURN_REASON: returnLine.reason,
			REFUND: returnLine.refund,
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

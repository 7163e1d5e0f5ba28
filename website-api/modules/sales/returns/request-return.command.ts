import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { ReturnRequest } from '#contract/return-step.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { lockOrderOf } from '#website-api/modules/sales/customer-orders/customer-order.queries.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { drawReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { refundableOf } from '#website-api/modules/sales/orders/refund/refundable.queries.ts'
import { unitsRefund } from '#website-api/modules/sales/orders/refund/units-refund.queries.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import type { upload } from '#website-api/modules/platform/uploads/upload.table.ts'
import { setOrderClock } from './return.command.ts'
import { returnLine, returnPicture, returns } from './return.table.ts'

/**
 * Requests a return of items of a delivered order. Units are claimed on the order's lines, so that none is returned
 * twice. Returns its id. 404 ORDER_NOT_FOUND, 409 RETURN_NOT_POSSIBLE, 422 per field.
 */
export async function insertReturn(
	tx: Transaction,
	owner: Owner,
	request: ReturnRequest,
	pictures: (typeof upload.$inferInsert & { id: string })[],
): Promise<string> {
	const { companyId, customerId } = owner
	const order = await lockOrderOf(tx, owner, request.order)
	requireReturnable(order)
	const positions = request.lines.map(({ position }) => position)
	if (new Set(positions).size !== positions.length) throw tooMany()
	const id = randomUUID()
	// A part of the money may be refunded already.
	let left = await refundableOf(tx, order)
	const lines: (typeof returnLine.$inferInsert)[] = []
	for (const { position, quantity, reason } of request.lines) {
		const line = await claimUnits(tx, order, position, quantity)
		const refund = Math.min(left, await unitsRefund(tx, line, quantity))
		left -= refund
		lines.push({
			companyId,
			returnId: id,
			orderId: order.id,
			position,
			quantity,
			reason,
			refund,
		})
	}
	const number = drawReferenceNumber()
	await tx.insert(returns).values({
		companyId,
		id,
		number,
		orderId: order.id,
		customerId,
		description: request.description,
		refund: lines.reduce((sum, line) => sum + line.refund, 0),
	})
	await tx.insert(returnLine).values(lines)
	for (const [position, picture] of pictures.entries()) {
		await tx
			.insert(returnPicture)
			.values({ companyId, returnId: id, position, uploadId: picture.id })
	}
	await setOrderClock(tx, companyId, order.id)
	await announce(tx, {
		companyId,
		topic: 'return.requested',
		dedupeKey: `return.requested:${id}`,
		payload: { returnId: id, number, orderId: order.id },
	})
	return id
}

/** 409 RETURN_NOT_POSSIBLE unless the order is delivered and not completed. */
export function requireReturnable(order: OrderRow) {
	if (order.status !== 'DELIVERED') throw new Problem(409, 'RETURN_NOT_POSSIBLE')
}

async function claimUnits(
	tx: Transaction,
	order: { companyId: number; id: string },
	position: number,
	quantity: number,
) {
	try {
		const [line] = await tx
			.update(orderLine)
			.set({ returned: sql`${orderLine.returned} + ${quantity}` })
			.where(
				and(
					eq(orderLine.companyId, order.companyId),
					eq(orderLine.orderId, order.id),
					eq(orderLine.position, position),
					eq(orderLine.isDigital, false),
				),
			)
			.returning()
		if (!line) throw tooMany()
		return line
	} catch (error) {
		if (breaks(error, '23514', 'order_line_units_left') || breaks(error, '22003')) throw tooMany()
		throw error
	}
}

function tooMany() {
	return fieldProblem('LINE_LIST', { message: 'RETURN_QTY_TOO_MANY' })
}

import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { methodsOn } from '#website-api/modules/sales/payments/methods.queries.ts'
import { QRIS_ACCOUNT } from './read/layouts.ts'
import { bankLine } from './statement.table.ts'

/**
 * The latest possible arrival of the payment: the clocks of bank and shop may differ by a minute; without a time it
 * is the end of the day.
 */
export const arrived: SQL = sql`coalesce(${bankLine.bookedAt} + interval '1 minute',
	(${bankLine.bookedOn} + 1)::timestamp at time zone 'Asia/Jakarta')`

/** The line is of a statement that lists payments of the order's method. */
export const isOnStatement = or(
	and(inArray(orders.paymentMethod, methodsOn('BANK')), ne(bankLine.bankCode, QRIS_ACCOUNT)),
	and(inArray(orders.paymentMethod, methodsOn('QRIS')), eq(bankLine.bankCode, QRIS_ACCOUNT)),
)

const amount = sql`(${bankLine.amountSen} / 100)`
const due = sql`(${orders.total} - ${orders.paid} - ${orders.waived})`
/** The line says the number of the order. */
const isNamed = sql<boolean>`position(${orders.number} in upper(${bankLine.description})) > 0`
/** The buyer says to have sent this amount. */
const isClaimed = sql`exists (
	select 1 from ${paymentConfirmation}
	where ${paymentConfirmation.companyId} = ${orders.companyId}
		and ${paymentConfirmation.orderId} = ${orders.id}
		and ${paymentConfirmation.status} = 'WAITING'
		and ${paymentConfirmation.amount} = ${amount})`
/** It is what earlier parts left. */
const isRest = sql`(${orders.paid} > ${orders.walletPaid} and ${amount} = ${due})`

/** Unpaid orders that a line can be a part of: at most what is due, and something says that it is meant for this order. */
export async function partCandidatesOf(db: Queryable, companyId: number, lineIds: string[]) {
	if (lineIds.length === 0) return []
	return db
		.select({
			lineId: bankLine.id,
			amountSen: bankLine.amountSen,
			bookedOn: bankLine.bookedOn,
			orderNumber: orders.number,
			status: orders.status,
			placedAt: orders.placedAt,
			customerName: orders.customerName,
			due: sql<number>`${due}`.mapWith(Number),
			isNamed,
		})
		.from(bankLine)
		.innerJoin(
			orders,
			and(
				eq(orders.companyId, bankLine.companyId),
				eq(orders.status, 'PENDING'),
				sql`${amount} between 1 and ${due}`,
				sql`${orders.placedAt} <= ${arrived}`,
				isOnStatement,
				sql`(${isNamed} or ${isRest} or ${isClaimed})`,
			),
		)
		.where(and(eq(bankLine.companyId, companyId), inArray(bankLine.id, lineIds)))
}

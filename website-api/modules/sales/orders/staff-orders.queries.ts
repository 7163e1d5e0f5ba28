import { and, asc, count, desc, eq, not, sql } from 'drizzle-orm'
import type { StaffOrder, StaffOrderQuery, StaffOrderSummary } from '#contract/staff-order.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { withMakers } from './event-makers.queries.ts'
import { shownOrderOf } from './find-order.queries.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { orderCancellation } from './order-cancellation.table.ts'
import { isAllRefunded } from './order-work.queries.ts'
import { staffParcel } from '#website-api/modules/sales/parcels/parcel-wire.ts'
import {
	linesOf,
	parcelsOf,
	unpackedUnits,
} from '#website-api/modules/sales/parcels/parcels.queries.ts'
import { volumeKilograms } from '#website-api/modules/sales/parcels/volume-kilograms.queries.ts'
import { type OrderRow, orders } from './order.table.ts'
import { parcelOf } from './parcel.ts'
import { orderRefund } from './refund/order-refund.table.ts'
import { refundableOf } from './refund/refundable.queries.ts'
import { waiverLimitOf } from '#website-api/modules/sales/payments/shortfall/waiver-limit.queries.ts'
import { orderWaiver } from '#website-api/modules/sales/payments/shortfall/waiver.table.ts'
import { payment, paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'

export type FoundOrder = { companyId: number; companyCode: string; id: string; number: string }

/**
 * An order of the caller's company. 404 NO_SUCH_ORDER: also for a key of the installation if two companies drew the same
 * number, which a key of one company tells apart.
 */
export async function findStaffOrder(
	db: Queryable,
	caller: Caller,
	typedNumber: string,
): Promise<FoundOrder> {
	const [row, other] = await db
		.select({
			companyId: orders.companyId,
			companyCode: company.code,
			id: orders.id,
			number: orders.number,
		})
		.from(orders)
		.innerJoin(company, eq(company.id, orders.companyId))
		.where(and(eq(orders.number, normaliseReferenceNumber(typedNumber)), seenBy(caller)))
		.limit(2)
	if (!row || other) throw new Problem(404, 'NO_SUCH_ORDER')
	return row
}

/** A page of the orders of the caller's company, newest first. */
export async function staffOrdersPage(
	db: Queryable,
	caller: Caller,
	query: StaffOrderQuery,
): Promise<{ list: StaffOrderSummary[]; total: number }> {
	const where = and(
		seenBy(caller),
		query.status && eq(orders.status, query.status),
		query.toDo ? not(isAllRefunded) : undefined,
		query.company === undefined ? undefined : eq(company.code, query.company),
	)
	const list = await db
		.select({
			orderNumber: orders.number,
			companyCode: company.code,
			orderStatus: orders.status,
			orderDate: orders.placedAt,
			customerName: orders.customerName,
			total: orders.total,
			hasWaitingConfirmation: sql<boolean>`exists (
				select 1 from ${paymentConfirmation}
				where ${paymentConfirmation.companyId} = ${orders.companyId}
					and ${paymentConfirmation.orderId} = ${orders.id}
					and ${paymentConfirmation.status} = 'WAITING')`,
		})
		.from(orders)
		.innerJoin(company, eq(company.id, orders.companyId))
		.where(where)
		.orderBy(desc(orders.placedAt), desc(orders.id))
		.limit(query.pageSize)
		.offset((query.page - 1) * query.pageSize)
	const [counted] = await db
		.select({ total: count() })
		.from(orders)
		.innerJoin(company, eq(company.id, orders.companyId))
		.where(where)
	return { list, total: counted?.total ?? 0 }
}

/** The order with the data that only staff see: confirmations and payments. */
export async function staffOrderOf(
	db: Queryable,
	found: FoundOrder,
	caller: Pick<Caller, 'role'>,
): Promise<StaffOrder> {
	const { companyId, id } = found
	const order = await shownOrderOf(db, companyId, id)
	const [more] = await db
		.select({ order: orders, cancellation: orderCancellation, company })
		.from(orders)
		.innerJoin(company, eq(company.id, orders.companyId))
		.leftJoin(
			orderCancellation,
			and(
				eq(orderCancellation.companyId, orders.companyId),
				eq(orderCancellation.orderId, orders.id),
			),
		)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, id)))
	if (!more) throw new Problem(404, 'NO_SUCH_ORDER')
	const lines = await linesOf(db, found)
	return {
		...order,
		events: await withMakers(db, found, order.events),
		companyCode: found.companyCode,
		customerLanguage: more.order.locale,
		cancellation: more.cancellation,
		...(await parcelsIn(db, more.order, lines)),
		parcel: {
			...(await parcelOf(more.order, more.company)),
			volumeKilograms: await volumeKilograms(db, more.order, lines),
		},
		paid: more.order.paid,
		refunded: more.order.refunded,
		waiver: await waiverOf(db, found),
		waivable: await waiverLimitOf(db, companyId, caller),
		refundable: await refundableOf(db, more.order),
		refunds: await refundsOf(db, found),
		confirmations: await confirmationsOf(db, found),
		payments: await paymentsOf(db, found),
	}
}

async function parcelsIn(
	db: Queryable,
	order: OrderRow,
	lines: Awaited<ReturnType<typeof linesOf>>,
) {
	const parcels = await parcelsOf(db, order)
	const units = order.vendorCode === 'SELF_PICKUP' ? [] : unpackedUnits(lines, parcels)
	return {
		parcels: parcels.map((one) => staffParcel(one, lines)),
		unpacked: units.flatMap(({ position, left }) => {
			const line = lines.find((one) => one.position === position)
			if (!line || left <= 0) return []
			return { position, left, name: line.productName, variantLabel: line.variantLabel }
		}),
	}
}

function paymentsOf(db: Queryable, { companyId, id }: FoundOrder) {
	return db
		.select()
		.from(payment)
		.where(and(eq(payment.companyId, companyId), eq(payment.orderId, id)))
		.orderBy(asc(payment.at))
}

async function confirmationsOf(db: Queryable, { companyId, id }: FoundOrder) {
	const rows = await db
		.select()
		.from(paymentConfirmation)
		.where(and(eq(paymentConfirmation.companyId, companyId), eq(paymentConfirmation.orderId, id)))
		.orderBy(asc(paymentConfirmation.at))
	return rows.map(({ bankCode: bank, paidOn: date, ...row }) => ({ ...row, bank, date }))
}

async function waiverOf(db: Queryable, { companyId, id }: FoundOrder) {
	const [row] = await db
		.select()
		.from(orderWaiver)
		.where(and(eq(orderWaiver.companyId, companyId), eq(orderWaiver.orderId, id)))
	return row ?? null
}

function refundsOf(db: Queryable, { companyId, id }: FoundOrder) {
	return db
		.select()
		.from(orderRefund)
		.where(and(eq(orderRefund.companyId, companyId), eq(orderRefund.orderId, id)))
		.orderBy(asc(orderRefund.at))
}

function seenBy(caller: Caller) {
	return caller.companyId === null ? undefined : eq(orders.companyId, caller.companyId)
}

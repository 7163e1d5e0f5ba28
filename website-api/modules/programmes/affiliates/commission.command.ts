import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { REFUSAL_REASONS } from '#contract/affiliate.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import type { AccountName } from '#website-api/modules/money/ledger/account-kinds.ts'
import { type Movement, post } from '#website-api/modules/money/ledger/post.command.ts'
import { holdCustomer } from '#website-api/modules/platform/identity/customer.queries.ts'
import { remainingLines } from '#website-api/modules/sales/orders/refund/remaining-lines.queries.ts'
import type { ReturnedUnits } from '#website-api/modules/sales/programmes.ts'
import { partOf, share, sum } from '#website-api/modules/sales/orders/refund/share.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { affiliateCoded } from './affiliate.queries.ts'
import { commissionReview } from './commission-review.table.ts'
import { commission, commissionRefusal } from './commission.table.ts'
import { checkOwnOrder } from '#website-api/modules/programmes/own-orders/own-order.queries.ts'

type CommissionRow = typeof commission.$inferSelect

/**
 * On payment: stores the commission of each line for the affiliate whose link referred the buyer, or the reason why
 * there is none. An order that may be the affiliate's own is held for review.
 */
export async function promiseCommission(tx: Transaction, order: OrderRow) {
	const { companyId, affiliateCode: code } = order
	if (code === null) return
	const affiliate = await affiliateCoded(tx, companyId, code)
	const exists = affiliate && (await holdCustomer(tx, { companyId, customerId: affiliate.id }))
	if (!exists) return refuse(tx, order, code, 'UNKNOWN_CODE')
	const { own, suspicion } = await checkOwnOrder(tx, order, affiliate)
	if (own) return refuse(tx, order, code, `SAME_${own}`)
	const { affiliateRate: rate } = await findCompany(tx, companyId)
	const lines = await remainingLines(tx, order)
	const nets = lines.map((line) => line.net)
	const shares = share(partOf(sum(nets), rate, 10_000), nets)
	const rows = lines
		.map(({ position, net }, at) => ({ position, base: net, earned: shares[at] ?? 0 }))
		.filter(({ earned }) => earned > 0)
		.map((line) => ({ companyId, orderId: order.id, customerId: affiliate.id, rate, ...line }))
	if (rows.length === 0) return
	await tx.insert(commission).values(rows)
	if (suspicion) {
		await tx.insert(commissionReview).values({ companyId, orderId: order.id, reason: suspicion })
	}
	await post(
		tx,
		companyId,
		rows.map(({ position, customerId, earned }) => ({
			from: { kind: 'commission' },
			to: { kind: 'affiliate_pending', customerId },
			amount: earned,
			reason: 'commission',
			dedupeKey: `commission:${order.id}:${position}`,
			orderId: order.id,
		})),
	)
}

/** On COMPLETED: makes the remaining commission available, once; not while it is under review. */
export async function settleCommission(tx: Transaction, order: OrderRow) {
	const held = sql`exists (
		select 1 from ${commissionReview} where ${commissionReview.companyId} = ${order.companyId}
			and ${commissionReview.orderId} = ${order.id} and ${commissionReview.decision} is null)`
	const rows = await tx
		.update(commission)
		.set({ settledAt: sql`now()` })
		.where(and(isOf(order), isNull(commission.settledAt), sql`not ${held}`))
		.returning()
	if (rows.length === 0) return
	await move(tx, order, rows, 'commission', ({ customerId, position, earned, reversed }) => ({
		to: { kind: 'affiliate_available', customerId },
		amount: earned - reversed,
		dedupeKey: `commission-due:${order.id}:${position}`,
	}))
}

/** On returns: reverses the commission of the units, so that all units together reverse exactly all of it. */
export async function reverseForUnits(tx: Transaction, { order, units, dedupeKey }: ReturnedUnits) {
	const rows = await commissionsOf(tx, order)
	if (rows.length === 0) return
	const quantities = await orderedUnits(tx, order)
	const taken = new Map<number, number>()
	for (const row of rows) {
		const back = sum(
			units.filter((one) => one.position === row.position).map((one) => one.quantity),
		)
		if (back === 0) continue
		const unitsBack = row.unitsBack + back
		// A refused review may have reversed more already.
		const reversed = Math.max(
			row.reversed,
			partOf(row.earned, unitsBack, quantities.get(row.position) ?? unitsBack),
		)
		taken.set(row.position, reversed - row.reversed)
		await tx
			.update(commission)
			.set({ unitsBack, reversed })
			.where(and(isOf(order), eq(commission.position, row.position)))
	}
	await move(tx, order, rows, 'commission-back', ({ position }) => ({
		to: { kind: 'commission' },
		amount: taken.get(position) ?? 0,
		dedupeKey: `commission-back:${dedupeKey}:${position}`,
	}))
}

/** On CANCEL: reverses everything that is pending. */
export async function reverseCommission(tx: Transaction, order: OrderRow) {
	const rows = await commissionsOf(tx, order)
	if (rows.length === 0) return
	await tx
		.update(commission)
		.set({ reversed: sql`${commission.earned}` })
		.where(isOf(order))
	await move(tx, order, rows, 'commission-back', ({ position, earned, reversed }) => ({
		to: { kind: 'commission' },
		amount: earned - reversed,
		dedupeKey: `commission-undone:${order.id}:${position}`,
	}))
}

function move(
	tx: Transaction,
	order: OrderRow,
	rows: CommissionRow[],
	reason: string,
	wanted: (row: CommissionRow) => { to: AccountName; amount: number; dedupeKey: string },
) {
	const movements = rows.map((row): Movement => ({
		from: { kind: 'affiliate_pending', customerId: row.customerId },
		...wanted(row),
		reason,
		orderId: order.id,
	}))
	return post(
		tx,
		order.companyId,
		movements.filter(({ amount }) => amount > 0),
	)
}

async function refuse(
	tx: Transaction,
	{ companyId, id: orderId }: OrderRow,
	code: string,
	reason: (typeof REFUSAL_REASONS)[number],
) {
	await tx.insert(commissionRefusal).values({ companyId, orderId, code, reason })
}

function commissionsOf(tx: Transaction, order: OrderRow): Promise<CommissionRow[]> {
	return tx.select().from(commission).where(isOf(order)).orderBy(asc(commission.position))
}

function isOf({ companyId, id }: OrderRow) {
	return and(eq(commission.companyId, companyId), eq(commission.orderId, id))
}

async function orderedUnits(tx: Transaction, { companyId, id }: OrderRow) {
	const { rows } = await tx.execute<{ position: number; quantity: number }>(
		sql`select position, quantity from order_line where company_id = ${companyId} and order_id = ${id}`,
	)
	return new Map(rows.map(({ position, quantity }) => [position, quantity]))
}

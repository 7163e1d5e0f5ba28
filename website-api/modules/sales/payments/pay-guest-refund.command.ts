import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { requirePayable } from '#website-api/modules/money/audit/payout-check.queries.ts'
import type { AccountName } from '#website-api/modules/money/ledger/account-kinds.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import { type Movement, post } from '#website-api/modules/money/ledger/post.command.ts'
import { providerRefund } from '#website-api/modules/sales/provider-refunds/provider-refund.table.ts'
import { sourceOf } from './list-refund.command.ts'
import { guestRefund } from './payment.table.ts'

/**
 * Books the payout of a guest's refund, once. Repeating it with the same reference does nothing. 404
 * REFUND_NOT_FOUND; 409 REFUND_PAID with another reference, REFUND_RUNNING while a provider is asked for it, REFERENCE_USED
 * by another refund, PAYOUT_RUNNING while it is paid out, PAYOUT_HELD.
 */
export async function payGuestRefund(
	tx: Transaction,
	companyId: number,
	id: string,
	reference: string,
) {
	const row = await lockGuestRefund(tx, companyId, id)
	if (row.paidOutAt !== null) {
		if (row.paidReference === reference) return
		throw new Problem(409, 'REFUND_PAID')
	}
	await refuseWhileAsked(tx, row)
	await requirePayable(tx, companyId, { refundOf: row })
	await bookGuestRefund(tx, row, reference, { kind: 'bank_out' })
}

/** A guest's refund that was not paid, locked. 404 REFUND_NOT_FOUND; 409 REFUND_PAID, REFUND_RUNNING. */
export async function lockUnpaidRefund(
	tx: Transaction,
	companyId: number,
	id: string,
): Promise<GuestRefundRow> {
	const row = await lockGuestRefund(tx, companyId, id)
	if (row.paidOutAt !== null) throw new Problem(409, 'REFUND_PAID')
	await refuseWhileAsked(tx, row)
	return row
}

async function refuseWhileAsked(tx: Transaction, { companyId, id }: GuestRefundRow) {
	const isAsked = await tx
		.select({ id: providerRefund.id })
		.from(providerRefund)
		.where(
			and(
				eq(providerRefund.companyId, companyId),
				eq(providerRefund.refundId, id),
				eq(providerRefund.state, 'REQUESTED'),
			),
		)
	if (isAsked.length > 0) throw new Problem(409, 'REFUND_RUNNING')
}

type GuestRefundRow = typeof guestRefund.$inferSelect

/** A guest's refund, locked until the transaction ends. 404 REFUND_NOT_FOUND. */
export async function lockGuestRefund(
	tx: Transaction,
	companyId: number,
	id: string,
): Promise<GuestRefundRow> {
	const [row] = await tx.select().from(guestRefund).where(isRefund({ companyId, id })).for('update')
	if (!row) throw new Problem(404, 'REFUND_NOT_FOUND')
	return row
}

/** Books that an unpaid refund left to this account. 409 REFERENCE_USED, PAYOUT_RUNNING, PAYOUT_HELD. */
export async function bookGuestRefund(
	tx: Transaction,
	row: GuestRefundRow,
	reference: string,
	to: AccountName,
	reason = 'payout',
) {
	const { companyId, id } = row
	const parts = await partsOf(tx, companyId, row.amount)
	try {
		await tx
			.update(guestRefund)
			.set({ paidOutAt: sql`now()`, paidReference: reference })
			.where(and(isRefund(row), isNull(guestRefund.paidOutAt)))
	} catch (error) {
		if (breaks(error, '23505', 'guest_refund_reference')) throw new Problem(409, 'REFERENCE_USED')
		if (breaks(error, '23514', 'payout_running')) throw new Problem(409, 'PAYOUT_RUNNING')
		throw error
	}
	await post(
		tx,
		companyId,
		parts.map(({ shard, amount }): Movement => ({
			from: { kind: 'guest_refund', shard },
			to,
			amount,
			reason,
			dedupeKey: `guest-refund-payout:${id}:${shard}`,
			...sourceOf(row),
		})),
	)
}

function isRefund({ companyId, id }: Pick<GuestRefundRow, 'companyId' | 'id'>) {
	return and(eq(guestRefund.companyId, companyId), eq(guestRefund.id, id))
}

/**
 * The shop's refund account that the payout is booked from; locked, so that concurrent payouts cannot spend the same
 * money.
 */
async function partsOf(tx: Transaction, companyId: number, amount: number) {
	const accounts = await tx
		.select({ shard: account.shard, balance: account.balance })
		.from(account)
		.where(and(eq(account.companyId, companyId), eq(account.kind, 'guest_refund')))
		.orderBy(asc(account.id))
		.for('no key update')
	const parts: { shard: number; amount: number }[] = []
	let left = amount
	for (const { shard, balance } of accounts) {
		const part = Math.min(balance, left)
		if (part > 0) parts.push({ shard, amount: part })
		left -= Math.max(part, 0)
	}
	// The list and the ledger disagree; the audit reports where.
	if (left > 0) throw new Problem(409, 'PAYOUT_HELD')
	return parts
}

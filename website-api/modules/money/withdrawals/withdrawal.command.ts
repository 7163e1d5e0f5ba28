import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { Problem } from '#website-api/http/problem.ts'
import { requirePayable } from '#website-api/modules/money/audit/payout-check.queries.ts'
import type { AccountName } from '#website-api/modules/money/ledger/account-kinds.ts'
import {
	ACCOUNT_COVERED,
	type Movement,
	post,
} from '#website-api/modules/money/ledger/post.command.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { withdrawal, withdrawalEnd } from './withdrawal.table.ts'

export type WithdrawalRow = typeof withdrawal.$inferSelect
export type WithdrawalRequest = Pick<WithdrawalRow, 'customerId' | 'source' | 'amount' | 'bank'>

const available = {
	wallet: 'wallet',
	affiliate: 'affiliate_available',
	agent: 'agent_available',
} as const
const held = { wallet: 'wallet_held', affiliate: 'affiliate_held', agent: 'agent_held' } as const

/**
 * Creates a withdrawal and holds its amount; returns its id. 409 WITHDRAWAL_OPEN while another is open,
 * INSUFFICIENT_BALANCE if the balance does not cover it. The minimum is Rp 50.000.
 */
export async function insertWithdrawal(
	tx: Transaction,
	companyId: number,
	request: WithdrawalRequest,
): Promise<string> {
	const id = randomUUID()
	try {
		await tx.insert(withdrawal).values({ companyId, id, ...request })
		await post(tx, companyId, [
			{
				from: { kind: available[request.source], customerId: request.customerId },
				to: { kind: held[request.source], customerId: request.customerId },
				amount: request.amount,
				reason: 'hold',
				dedupeKey: `hold:${id}`,
				withdrawalId: id,
			},
		])
		await tell(tx, companyId, id, 'REQUESTED')
		return id
	} catch (error) {
		if (breaks(error, '23505', 'withdrawal_one_open')) throw new Problem(409, 'WITHDRAWAL_OPEN')
		if (breaks(error, '23514', ACCOUNT_COVERED)) throw new Problem(409, 'INSUFFICIENT_BALANCE')
		throw error
	}
}

/**
 * Approves a withdrawal; without effect if it is APPROVED. 409 WITHDRAWAL_ENDED if it was paid or rejected, PAYOUT_HELD
 * if the ledger contradicts it.
 */
export async function approveWithdrawal(tx: Transaction, companyId: number, id: string) {
	const row = await lockWithdrawal(tx, companyId, id)
	if (row.status === 'APPROVED') return
	if (row.status === 'REQUESTED') await requirePayable(tx, companyId, row)
	await change(tx, row, ['REQUESTED'], 'APPROVED')
	await tell(tx, companyId, id, 'APPROVED')
}

/**
 * Books the bank's payout of the held amount. 409 WITHDRAWAL_STATE before approval, WITHDRAWAL_ENDED if it was paid or
 * rejected, PAYOUT_RUNNING while it is paid in another way, PAYOUT_HELD if the ledger contradicts it.
 */
export async function settleWithdrawal(
	tx: Transaction,
	companyId: number,
	id: string,
	reference: string,
) {
	const row = await lockWithdrawal(tx, companyId, id)
	if (row.status === 'REQUESTED') throw new Problem(409, 'WITHDRAWAL_STATE')
	if (row.status === 'APPROVED') await requirePayable(tx, companyId, row)
	await end(tx, row, { outcome: 'PAID', reference }, { kind: 'bank_out' })
}

/**
 * Rejects a withdrawal and returns the held amount. 409 WITHDRAWAL_ENDED if it was paid or rejected, PAYOUT_RUNNING while it
 * is paid out.
 */
export async function rejectWithdrawal(
	tx: Transaction,
	companyId: number,
	id: string,
	reason: string | null = null,
) {
	const row = await lockWithdrawal(tx, companyId, id)
	const { customerId } = row
	const to = { kind: available[row.source], customerId }
	await end(tx, row, { outcome: 'REJECTED', reason }, to)
}

/**
 * Books a payout that a provider or the bank made: the money has left, whatever the ledger says. 404 WITHDRAWAL_NOT_FOUND;
 * 409 WITHDRAWAL_ENDED, REFERENCE_USED.
 */
export async function settleSentWithdrawal(
	tx: Transaction,
	companyId: number,
	id: string,
	reference: string,
	to: AccountName,
) {
	await end(tx, await lockWithdrawal(tx, companyId, id), { outcome: 'PAID', reference }, to)
}

/** Books that a paid withdrawal came back, into the balance that it was of; the customer is told. */
export async function returnWithdrawal(
	tx: Transaction,
	{ companyId, id, source, customerId }: WithdrawalRow,
	moved: Pick<Movement, 'from' | 'amount' | 'reason' | 'dedupeKey'>,
) {
	const to = { kind: available[source], customerId }
	await post(tx, companyId, [{ ...moved, to, withdrawalId: id }])
	await tell(tx, companyId, id, 'RETURNED')
}

/** An approved withdrawal, locked. 404 WITHDRAWAL_NOT_FOUND; 409 WITHDRAWAL_STATE, WITHDRAWAL_ENDED. */
export async function lockApproved(
	tx: Transaction,
	companyId: number,
	id: string,
): Promise<WithdrawalRow> {
	const row = await lockWithdrawal(tx, companyId, id)
	if (row.status === 'REQUESTED') throw new Problem(409, 'WITHDRAWAL_STATE')
	if (row.status !== 'APPROVED') throw new Problem(409, 'WITHDRAWAL_ENDED')
	return row
}

async function end(
	tx: Transaction,
	row: WithdrawalRow,
	ended: { outcome: 'PAID'; reference: string } | { outcome: 'REJECTED'; reason: string | null },
	to: AccountName,
) {
	const { outcome } = ended
	const { companyId, id, customerId, amount } = row
	await change(tx, row, outcome === 'PAID' ? ['APPROVED'] : ['REQUESTED', 'APPROVED'], outcome)
	try {
		// The primary key ensures that a withdrawal is paid or rejected, never both.
		await tx.insert(withdrawalEnd).values({ companyId, withdrawalId: id, ...ended })
	} catch (error) {
		if (breaks(error, '23505', 'withdrawal_end_reference')) throw new Problem(409, 'REFERENCE_USED')
		if (breaks(error, '23514', 'payout_running')) throw new Problem(409, 'PAYOUT_RUNNING')
		throw error
	}
	await post(tx, companyId, [
		{
			from: { kind: held[row.source], customerId },
			to,
			amount,
			reason: outcome === 'PAID' ? 'payout' : 'release',
			dedupeKey: `end:${id}`,
			withdrawalId: id,
		},
	])
	await tell(tx, companyId, id, outcome)
}

/** Queues a mail to the customer. */
async function tell(
	tx: Transaction,
	companyId: number,
	id: string,
	to: WithdrawalRow['status'] | 'RETURNED',
) {
	await announce(tx, {
		companyId,
		topic: 'withdrawal.status',
		dedupeKey: `withdrawal.status:${id}:${to}`,
		payload: { withdrawalId: id, to },
	})
}

/** A withdrawal, locked until the transaction ends. 404 WITHDRAWAL_NOT_FOUND. */
export async function lockWithdrawal(
	tx: Transaction,
	companyId: number,
	id: string,
): Promise<WithdrawalRow> {
	const [row] = await tx
		.select()
		.from(withdrawal)
		.where(and(eq(withdrawal.companyId, companyId), eq(withdrawal.id, id)))
		.for('update')
	if (!row) throw new Problem(404, 'WITHDRAWAL_NOT_FOUND')
	return row
}

async function change(
	tx: Transaction,
	row: WithdrawalRow,
	from: WithdrawalRow['status'][],
	to: WithdrawalRow['status'],
) {
	const states = sql.join(
		from.map((status) => sql`${status}`),
		sql`, `,
	)
	const changed = await tx
		.update(withdrawal)
		.set({ status: to })
		.where(
			and(
				eq(withdrawal.companyId, row.companyId),
				eq(withdrawal.id, row.id),
				sql`${withdrawal.status} in (${states})`,
			),
		)
		.returning({ id: withdrawal.id })
	if (changed.length === 0) throw new Problem(409, 'WITHDRAWAL_ENDED')
}

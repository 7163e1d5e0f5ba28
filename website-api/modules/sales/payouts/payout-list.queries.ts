import { and, desc, eq, inArray } from 'drizzle-orm'
import { type BankPayout, OPEN_PAYOUT_STATES } from '#contract/bank-payout.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { withdrawal } from '#website-api/modules/money/withdrawals/withdrawal.table.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { payout, type PayoutRow } from './payout.table.ts'

const mostListed = 200
const isUnderWay = inArray(payout.state, [...OPEN_PAYOUT_STATES])

/** Payouts that this caller sees: those under way, then the others, the newest first. */
export async function payoutsOf(
	db: Queryable,
	caller: Pick<Caller, 'id' | 'companyId'>,
	wanted: { id?: string | undefined; batchId?: string | undefined } = {},
): Promise<BankPayout[]> {
	const rows = await db
		.select({ payout, bank: withdrawal.bank })
		.from(payout)
		.leftJoin(
			withdrawal,
			and(eq(withdrawal.companyId, payout.companyId), eq(withdrawal.id, payout.withdrawalId)),
		)
		.where(
			and(
				caller.companyId === null ? undefined : eq(payout.companyId, caller.companyId),
				wanted.id === undefined ? undefined : eq(payout.id, wanted.id),
				wanted.batchId === undefined ? undefined : eq(payout.batchId, wanted.batchId),
			),
		)
		.orderBy(desc(isUnderWay), desc(payout.requestedAt), desc(payout.id))
		.limit(wanted.batchId === undefined ? mostListed : 500)
	return rows.map(({ payout: row, bank }) => shown(row, row.bank ?? bank, caller))
}

function shown(
	row: PayoutRow,
	bank: PayoutRow['bank'],
	{ id: ownId }: Pick<Caller, 'id'>,
): BankPayout {
	const { way, withdrawalId, refundId, batchId, amount, fee, bankHolder, said } = row
	return {
		id: row.id,
		way,
		withdrawalId,
		refundId,
		batchId,
		amount,
		fee,
		bankCode: bank?.code ?? '',
		number: bank?.number ?? '',
		holder: bank?.holder ?? '',
		bankHolder,
		state: row.state,
		said,
		requester: row.requester,
		isOwn: row.requestedBy === ownId,
		requestedAt: row.requestedAt,
		approver: row.approver,
		approvedAt: row.approvedAt,
	}
}

/** One payout that this caller sees. 404 PAYOUT_NOT_FOUND. */
export async function findPayout(
	db: Queryable,
	{ companyId }: Pick<Caller, 'companyId'>,
	id: string,
): Promise<PayoutRow> {
	const isSeen = companyId === null ? undefined : eq(payout.companyId, companyId)
	const [row] = await db
		.select()
		.from(payout)
		.where(and(eq(payout.id, id), isSeen))
	if (!row) throw new Problem(404, 'PAYOUT_NOT_FOUND')
	return row
}

import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { BANKS } from '#contract/bank.ts'
import type { WithdrawalWire } from '#contract/withdrawal.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { withdrawal, withdrawalEnd } from './withdrawal.table.ts'

const bankNames = new Map<string, string>(Object.entries(BANKS))

/** One of the customer's withdrawals. 404 WITHDRAWAL_NOT_FOUND, also for another customer's. */
export async function withdrawalOf(
	db: Queryable,
	owner: Owner,
	id: string,
): Promise<WithdrawalWire> {
	const [row] = await selected(db, and(isOwn(owner), eq(withdrawal.id, id)), { index: 1, size: 1 })
	if (!row) throw new Problem(404, 'WITHDRAWAL_NOT_FOUND')
	return row
}

/** A page of the customer's withdrawals from one balance, newest first. */
export async function withdrawalPage(
	db: Queryable,
	owner: Owner,
	source: WithdrawalWire['SOURCE'],
	page: { index: number; size: number },
) {
	const where = and(isOwn(owner), eq(withdrawal.source, source))
	const [counted] = await db.select({ total: count() }).from(withdrawal).where(where)
	const [open] = await db
		.select({ id: withdrawal.id })
		.from(withdrawal)
		.where(and(isOwn(owner), inArray(withdrawal.status, ['REQUESTED', 'APPROVED'])))
		.limit(1)
	return {
		list: await selected(db, where, page),
		total: counted?.total ?? 0,
		hasOpen: open !== undefined,
	}
}

/** Short reference of a withdrawal for customer and staff. */
export function withdrawalCode(id: string): string {
	return id.slice(0, 8).toUpperCase()
}

async function selected(
	db: Queryable,
	where: SQL | undefined,
	{ index, size }: { index: number; size: number },
): Promise<WithdrawalWire[]> {
	const rows = await db
		.select({ row: withdrawal, end: withdrawalEnd })
		.from(withdrawal)
		.leftJoin(
			withdrawalEnd,
			and(
				eq(withdrawalEnd.companyId, withdrawal.companyId),
				eq(withdrawalEnd.withdrawalId, withdrawal.id),
			),
		)
		.where(where)
		.orderBy(desc(withdrawal.at), desc(withdrawal.id))
		.limit(size)
		.offset((index - 1) * size)
	return rows.map(({ row, end }) => ({
		WITHDRAWAL_ID: row.id,
		WITHDRAWAL_CODE: withdrawalCode(row.id),
		SOURCE: row.source,
		AMOUNT: row.amount,
		WITHDRAWAL_STATUS: row.status,
		BANK_NAME: bankNames.get(row.bank.code) ?? row.bank.code,
		BANK_ACCOUNT_NUMBER_MASKED: row.bank.number.replace(/\d(?=\d{4})/g, '•'),
		BANK_ACCOUNT_HOLDER: row.bank.holder,
		REQUEST_DATE: row.at.toISOString(),
		END_DATE: end?.at.toISOString() ?? null,
		PAYOUT_REFERENCE: end?.reference ?? null,
		REJECT_REASON: end?.reason ?? null,
	}))
}

function isOwn({ companyId, customerId }: Owner) {
	return and(eq(withdrawal.companyId, companyId), eq(withdrawal.customerId, customerId))
}

import { and, desc, eq } from 'drizzle-orm'
import type { StaffWithdrawal } from '#contract/payout.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { withdrawal, withdrawalEnd } from './withdrawal.table.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'

/** Withdrawals visible to this caller, newest first, by default at most a hundred. */
export async function listWithdrawals(
	db: Queryable,
	caller: Caller,
	filter: {
		status?: StaffWithdrawal['status'] | undefined
		id?: string
		limit?: number
	},
): Promise<StaffWithdrawal[]> {
	const rows = await db
		.select({
			withdrawal,
			companyCode: company.code,
			name: customer.name,
			reason: withdrawalEnd.reason,
		})
		.from(withdrawal)
		.innerJoin(company, eq(company.id, withdrawal.companyId))
		.innerJoin(
			customer,
			and(eq(customer.companyId, withdrawal.companyId), eq(customer.id, withdrawal.customerId)),
		)
		.leftJoin(
			withdrawalEnd,
			and(
				eq(withdrawalEnd.companyId, withdrawal.companyId),
				eq(withdrawalEnd.withdrawalId, withdrawal.id),
			),
		)
		.where(
			and(
				caller.companyId === null ? undefined : eq(withdrawal.companyId, caller.companyId),
				filter.status && eq(withdrawal.status, filter.status),
				filter.id === undefined ? undefined : eq(withdrawal.id, filter.id),
			),
		)
		.orderBy(desc(withdrawal.at))
		.limit(filter.limit ?? 100)
	return rows.map(({ withdrawal: row, ...shown }) => ({
		...shown,
		id: row.id,
		source: row.source,
		amount: row.amount,
		status: row.status,
		bankCode: row.bank.code,
		number: row.bank.number,
		holder: row.bank.holder,
		requested: row.at,
	}))
}

/** The company of a withdrawal visible to this caller. 404 WITHDRAWAL_NOT_FOUND. */
export async function companyOfWithdrawal(
	db: Queryable,
	caller: Caller,
	id: string,
): Promise<number> {
	const [row] = await db
		.select({ companyId: withdrawal.companyId })
		.from(withdrawal)
		.where(eq(withdrawal.id, id))
	if (!row || !sees(caller, row.companyId)) throw new Problem(404, 'WITHDRAWAL_NOT_FOUND')
	return row.companyId
}

/** The company of a customer visible to this caller. 404 CUSTOMER_NOT_FOUND. */
export async function companyOfCustomer(
	db: Queryable,
	caller: Caller,
	id: string,
): Promise<number> {
	const [row] = await db
		.select({ companyId: customer.companyId })
		.from(customer)
		.where(eq(customer.id, id))
	if (!row || !sees(caller, row.companyId)) throw new Problem(404, 'CUSTOMER_NOT_FOUND')
	return row.companyId
}

function sees(caller: Caller, companyId: number) {
	return caller.companyId === null || caller.companyId === companyId
}

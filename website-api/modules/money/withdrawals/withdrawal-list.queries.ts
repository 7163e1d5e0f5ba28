import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { BANKS } from '#contract/bank.ts'
import type { Withdrawal } from '#contract/withdrawal.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { withdrawal, withdrawalEnd } from './withdrawal.table.ts'

const bankNames = new Map<string, string>(Object.entries(BANKS))

/** One of the customer's withdrawals. 404 WITHDRAWAL_NOT_FOUND, also for another customer's. */
export async function withdrawalOf(db: Queryable, owner: Owner, id: string): Promise<Withdrawal> {
	const isThis = and(isOwn(owner), eq(withdrawal.id, id))
	const [row] = await selected(db, isThis, { page: 1, pageSize: 1 })
	if (!row) throw new Problem(404, 'WITHDRAWAL_NOT_FOUND')
	return row
}

/** A page of the customer's withdrawals from one balance, newest first. */
export async function withdrawalPage(
	db: Queryable,
	owner: Owner,
	{ source, ...page }: { source: Withdrawal['source'] } & Page,
) {
	const where = and(isOwn(owner), eq(withdrawal.source, source))
	const [counted] = await db.select({ total: count() }).from(withdrawal).where(where)
	const [open] = await db
		.select({ id: withdrawal.id })
		.from(withdrawal)
		.where(and(isOwn(owner), inArray(withdrawal.status, ['REQUESTED', 'APPROVED'])))
		.limit(1)
	const total = counted?.total ?? 0
	return {
		list: await selected(db, where, page),
		pages: Math.ceil(total / page.pageSize),
		count: total,
		hasOpen: open !== undefined,
	}
}

/** Short reference of a withdrawal for customer and staff. */
export function withdrawalCode(id: string): string {
	return id.slice(0, 8).toUpperCase()
}

type Page = { page: number; pageSize: number }

async function selected(
	db: Queryable,
	where: SQL | undefined,
	{ page, pageSize }: Page,
): Promise<Withdrawal[]> {
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
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return rows.map(({ row, end }) => ({
		id: row.id,
		code: withdrawalCode(row.id),
		source: row.source,
		amount: row.amount,
		status: row.status,
		bankName: bankNames.get(row.bank.code) ?? row.bank.code,
		masked: row.bank.number.replace(/\d(?=\d{4})/g, '•'),
		holder: row.bank.holder,
		requested: row.at,
		ended: end?.at ?? null,
		reference: end?.reference ?? null,
		reason: end?.reason ?? null,
	}))
}

function isOwn({ companyId, customerId }: Owner) {
	return and(eq(withdrawal.companyId, companyId), eq(withdrawal.customerId, customerId))
}

import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Reconciliation, ReconciledDay } from '#contract/reconciliation.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { Problem } from '#website-api/http/problem.ts'
import { paymentAccount } from '#website-api/modules/platform/gateways/accounts/payment-account.table.ts'
import { LISTING_PROVIDERS } from './listing-providers.ts'
import {
	isOpenDifference,
	isReconciliation,
	ofDay,
	reconciliation,
	settledLine,
} from './reconciliation.table.ts'
import { stepsOf } from './steps.ts'

const mostLines = 200

/** The days of a company, the newest first. */
export async function reconciliationPage(
	db: Queryable,
	companyId: number,
	{ page, pageSize }: { page: number; pageSize: number },
) {
	const ofCompany = eq(reconciliation.companyId, companyId)
	const total = onlyRow(await db.select({ count: count() }).from(reconciliation).where(ofCompany))
	const accounts = await db
		.select({ provider: paymentAccount.provider })
		.from(paymentAccount)
		.where(eq(paymentAccount.companyId, companyId))
		.orderBy(paymentAccount.provider)
	return {
		list: await daysWhere(db, ofCompany, { limit: pageSize, offset: (page - 1) * pageSize }),
		pages: Math.ceil(total.count / pageSize),
		count: total.count,
		providers: accounts.map(({ provider }) => ({
			provider,
			source: LISTING_PROVIDERS.includes(provider) ? ('LIST' as const) : ('FILE' as const),
		})),
	}
}

/** Some days of a company. */
export function reconciliationsOf(db: Queryable, companyId: number, ids: readonly string[]) {
	if (ids.length === 0) return Promise.resolve([])
	const wanted = and(eq(reconciliation.companyId, companyId), inArray(reconciliation.id, [...ids]))
	return daysWhere(db, wanted, { limit: ids.length, offset: 0 })
}

/** A day with its differences. 404 RECONCILIATION_NOT_FOUND. */
export async function reconciledDay(
	db: Queryable,
	companyId: number,
	id: string,
): Promise<ReconciledDay> {
	const isThis = isReconciliation({ companyId, id })
	const [row] = await db.select().from(reconciliation).where(isThis)
	if (!row) throw new Problem(404, 'RECONCILIATION_NOT_FOUND')
	const number = sql<string | null>`coalesce(
		(select orders.number from payment_attempt as attempt
			join orders on orders.company_id = attempt.company_id and orders.id = attempt.order_id
			where attempt.company_id = settled_line.company_id and attempt.reference = settled_line.reference),
		(select orders.number from provider_refund as refund
			join payment_attempt as attempt on attempt.company_id = refund.company_id and attempt.id = refund.attempt_id
			join orders on orders.company_id = attempt.company_id and orders.id = attempt.order_id
			where refund.company_id = settled_line.company_id and refund.id::text = settled_line.reference))`
	const lines = await db
		.select({ line: settledLine, number })
		.from(settledLine)
		.where(and(ofDay(row), isNotNull(settledLine.difference)))
		.orderBy(desc(isOpenDifference), settledLine.difference, settledLine.reference)
		.limit(mostLines)
	return {
		day: onlyRow(await daysWhere(db, isThis, { limit: 1, offset: 0 })),
		lines: lines.flatMap(({ line, number: ofOrder }) =>
			line.difference === null
				? []
				: [{ ...line, difference: line.difference, number: ofOrder, steps: stepsOf(line) }],
		),
	}
}

async function daysWhere(
	db: Queryable,
	wanted: SQL | undefined,
	{ limit, offset }: { limit: number; offset: number },
): Promise<Reconciliation[]> {
	const { theirs, ours, fee, state, difference } = settledLine
	const isDone = sql`${state} = 'DONE'`
	const sum = (amount: SQL) => sql<number>`coalesce(${amount}, 0)`.mapWith(Number)
	const rows = await db
		.select({
			day: reconciliation,
			entries: sum(sql`count(${theirs})`),
			theirs: sum(sql`sum(${theirs}) filter (where ${isDone})`),
			fees: sum(sql`sum(${fee}) filter (where ${isDone})`),
			ours: sum(sql`sum(coalesce(${ours}, -${settledLine.booked})) filter (where ${isDone})`),
			open: sum(sql`count(*) filter (where ${isOpenDifference})`),
			explained: sum(
				sql`count(*) filter (where ${difference} is not null and ${settledLine.explanation} <> '')`,
			),
		})
		.from(reconciliation)
		.leftJoin(
			settledLine,
			and(
				eq(settledLine.companyId, reconciliation.companyId),
				eq(settledLine.provider, reconciliation.provider),
				eq(settledLine.day, reconciliation.day),
			),
		)
		.where(wanted)
		.groupBy(reconciliation.companyId, reconciliation.id)
		.orderBy(desc(reconciliation.day), reconciliation.provider)
		.limit(limit)
		.offset(offset)
	return rows.map(({ day, ...sums }) => ({ ...day, ...sums, net: sums.theirs - sums.fees }))
}

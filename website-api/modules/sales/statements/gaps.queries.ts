import { and, eq, gte, lt, lte, max, min, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BankGap } from '#contract/bank-statement.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { bankLine, type bankStatement } from './statement.table.ts'

type Scope = Pick<
	typeof bankStatement.$inferSelect,
	'companyId' | 'accountNumber' | 'firstDay' | 'lastDay'
>

/**
 * Gaps in the lines of an account during a statement's days: lines whose opening balance is not the closing balance
 * of any line up to that day. On the first known day, one such line starts the chain.
 */
export async function gapsOf(
	db: Queryable,
	{ companyId, accountNumber, firstDay, lastDay }: Scope,
): Promise<BankGap[]> {
	if (firstDay === null || lastDay === null) return []
	const earlier = alias(bankLine, 'earlier')
	const isOfAccount = and(
		eq(bankLine.companyId, companyId),
		eq(bankLine.accountNumber, accountNumber),
		sql`${bankLine.balanceSen} is not null`,
	)
	const follows = db
		.select({ one: sql`1` })
		.from(earlier)
		.where(
			and(
				eq(earlier.companyId, companyId),
				eq(earlier.accountNumber, accountNumber),
				sql`${earlier.balanceSen} = ${bankLine.balanceSen} - ${bankLine.amountSen}`,
				lte(earlier.bookedOn, bankLine.bookedOn),
				sql`${earlier.id} <> ${bankLine.id}`,
			),
		)
	const known = lastDayBefore(db, companyId, accountNumber)
	const unlinked = await db
		.select({
			day: bankLine.bookedOn,
			before: sql<number>`${bankLine.balanceSen} - ${bankLine.amountSen}`.mapWith(Number),
			lastKnown: known.day,
		})
		.from(bankLine)
		.leftJoinLateral(known, sql`true`)
		.where(
			and(
				isOfAccount,
				gte(bankLine.bookedOn, firstDay),
				lte(bankLine.bookedOn, lastDay),
				notExists(follows),
			),
		)
		.orderBy(bankLine.bookedOn)
		.limit(20)
	const [chain] = await db
		.select({ first: min(bankLine.bookedOn) })
		.from(bankLine)
		.where(isOfAccount)
	const gaps = unlinked[0]?.day === chain?.first ? unlinked.slice(1) : unlinked
	return gaps.map(({ day, before, lastKnown }) => ({
		from: lastKnown ?? day,
		to: day,
		balanceSen: before,
	}))
}

/** The last day before this one on which the account has lines. */
function lastDayBefore(db: Queryable, companyId: number, accountNumber: string) {
	const earlier = alias(bankLine, 'earlier')
	return db
		.select({ day: max(earlier.bookedOn).as('day') })
		.from(earlier)
		.where(
			and(
				eq(earlier.companyId, companyId),
				eq(earlier.accountNumber, accountNumber),
				lt(earlier.bookedOn, bankLine.bookedOn),
			),
		)
		.as('known')
}

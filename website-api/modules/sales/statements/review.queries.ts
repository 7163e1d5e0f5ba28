import { and, asc, desc, eq, gte, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { BANK_LINE_STATES, type BankLine } from '#contract/bank-line.ts'
import type { BankGap, BankReview, BankStatement } from '#contract/bank-statement.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { gapsOf } from './gaps.queries.ts'
import { groupedBy } from './grouped.ts'
import { arrived, isOnStatement, partCandidatesOf } from './part-candidates.queries.ts'
import { propose } from './propose.ts'
import { bankLine, bankLineSettlement, bankStatement } from './statement.table.ts'

type LineRow = Awaited<ReturnType<typeof linesWhere>>[number]

/** The maximum number of lines that are examined, and that are listed per state. */
const MAX_LINES = 6_000
const MAX_SHOWN = 100

/** The newest statements of a company, or those with these ids. */
export function statementsOf(
	db: Queryable,
	companyId: number,
	ids?: string[],
): Promise<BankStatement[]> {
	return db
		.select()
		.from(bankStatement)
		.where(
			and(
				eq(bankStatement.companyId, companyId),
				ids === undefined ? undefined : inArray(bankStatement.id, ids),
			),
		)
		.orderBy(desc(bankStatement.at), asc(bankStatement.accountNumber))
		.limit(50)
}

/** Credits to a statement's account on its days, the first of each state or all. 404 STATEMENT_NOT_FOUND. */
export async function reviewOf(
	db: Queryable,
	companyId: number,
	id: string,
	{ hasAll }: { hasAll: boolean },
): Promise<BankReview> {
	const [statement] = await db
		.select()
		.from(bankStatement)
		.where(and(eq(bankStatement.companyId, companyId), eq(bankStatement.id, id)))
	if (!statement) throw new Problem(404, 'STATEMENT_NOT_FOUND')
	const { accountNumber, firstDay, lastDay } = statement
	if (firstDay === null || lastDay === null) return answerOf(statement, [], [])
	const rows = await linesWhere(
		db,
		companyId,
		and(
			eq(bankLine.accountNumber, accountNumber),
			gte(bankLine.bookedOn, firstDay),
			lte(bankLine.bookedOn, lastDay),
		),
	)
	const lines = await withProposals(db, companyId, rows)
	const gaps = await gapsOf(db, statement)
	if (!hasAll) return answerOf(statement, lines, gaps)
	const all = lines.map((line) => ({ ...line, candidates: [] }))
	return { ...answerOf(statement, all, gaps), lines: all }
}

/** One credit. 404 BANK_LINE_NOT_FOUND. */
export async function lineOf(db: Queryable, companyId: number, id: string): Promise<BankLine> {
	const rows = await linesWhere(db, companyId, eq(bankLine.id, id))
	const [line] = await withProposals(db, companyId, rows)
	if (!line) throw new Problem(404, 'BANK_LINE_NOT_FOUND')
	return line
}

function answerOf(statement: BankStatement, lines: BankLine[], gaps: BankGap[]): BankReview {
	const states = BANK_LINE_STATES.map((state) => ({
		state,
		list: lines.filter((line) => line.state === state),
	}))
	return {
		statement,
		lines: states.flatMap(({ list }) => list.slice(0, MAX_SHOWN)),
		counts: states.map(({ state, list }) => ({ state, count: list.length })),
		gaps,
	}
}

function linesWhere(db: Queryable, companyId: number, where: ReturnType<typeof and>) {
	const isOfLine = and(
		eq(bankLineSettlement.companyId, bankLine.companyId),
		eq(bankLineSettlement.lineId, bankLine.id),
	)
	// A line that was ignored and confirmed later counts as confirmed.
	const last = db
		.selectDistinctOn([bankLineSettlement.lineId], {
			companyId: bankLineSettlement.companyId,
			lineId: bankLineSettlement.lineId,
			kind: bankLineSettlement.kind,
			orderId: bankLineSettlement.orderId,
			note: bankLineSettlement.note,
			settledBy: bankLineSettlement.settledBy,
		})
		.from(bankLineSettlement)
		.where(isOfLine)
		.orderBy(bankLineSettlement.lineId, asc(bankLineSettlement.kind))
		.as('last')
	return db
		.select({
			line: bankLine,
			kind: last.kind,
			note: last.note,
			settledBy: last.settledBy,
			orderNumber: orders.number,
		})
		.from(bankLine)
		.leftJoinLateral(last, sql`true`)
		.leftJoin(orders, and(eq(orders.companyId, last.companyId), eq(orders.id, last.orderId)))
		.where(and(eq(bankLine.companyId, companyId), sql`${bankLine.amountSen} > 0`, where))
		.orderBy(asc(bankLine.bookedOn), asc(bankLine.bookedAt), asc(bankLine.amountSen))
		.limit(MAX_LINES)
}

async function withProposals(
	db: Queryable,
	companyId: number,
	rows: LineRow[],
): Promise<BankLine[]> {
	const unbooked = rows.filter(({ kind }) => kind !== 'CONFIRMED')
	const ids = unbooked.map(({ line }) => line.id)
	const found = await candidatesOf(db, companyId, ids)
	const waiting = new Set(rows.flatMap(({ line, kind }) => (kind === null ? [line.id] : [])))
	const own = found.filter(({ lineId }) => waiting.has(lineId))
	const others = await openLinesLike(db, companyId, own)
	const exact = new Set(found.map(({ lineId }) => lineId))
	const possible = await partCandidatesOf(
		db,
		companyId,
		ids.filter((id) => !exact.has(id)),
	)
	const proposals = propose(
		[...own, ...(await candidatesOf(db, companyId, others))],
		possible.filter(({ lineId }) => waiting.has(lineId)),
	)
	const ofLine = groupedBy([...found, ...possible], ({ lineId }) => lineId)
	return rows.map(({ line, kind, note, settledBy, orderNumber }) => {
		const { order = null, doubt = null } = proposals.get(line.id) ?? {}
		const open = order ? 'PROPOSED' : doubt && doubt !== 'ALREADY_PAID' ? 'AMBIGUOUS' : 'UNMATCHED'
		return {
			...line,
			state: kind ?? open,
			orderNumber: orderNumber ?? order,
			doubt,
			candidates: ofLine.get(line.id) ?? [],
			note: note ?? '',
			settledBy,
		}
	})
}

/** Other open lines with the same amounts, e.g. of another account; they may pay the same orders. */
async function openLinesLike(
	db: Queryable,
	companyId: number,
	found: Awaited<ReturnType<typeof candidatesOf>>,
): Promise<string[]> {
	const pending = found.filter(({ status }) => status === 'PENDING')
	if (pending.length === 0) return []
	const settled = db
		.select({ lineId: bankLineSettlement.lineId })
		.from(bankLineSettlement)
		.where(eq(bankLineSettlement.companyId, companyId))
	const days = pending.map(({ bookedOn }) => bookedOn).toSorted()
	const rows = await db
		.select({ id: bankLine.id })
		.from(bankLine)
		.where(
			and(
				eq(bankLine.companyId, companyId),
				sql`${bankLine.bookedOn} between ${days[0]}::date - 31 and ${days.at(-1)}::date + 31`,
				inArray(bankLine.amountSen, [...new Set(pending.map(({ amountSen }) => amountSen))]),
				notInArray(bankLine.id, [...new Set(found.map(({ lineId }) => lineId))]),
				notInArray(bankLine.id, settled),
			),
		)
	return rows.map(({ id }) => id)
}

/** Orders with exactly the amount of a line, placed in the month before the payment arrived. */
async function candidatesOf(db: Queryable, companyId: number, lineIds: string[]) {
	if (lineIds.length === 0) return []
	return db
		.select({
			lineId: bankLine.id,
			amountSen: bankLine.amountSen,
			bookedOn: bankLine.bookedOn,
			orderNumber: orders.number,
			status: orders.status,
			placedAt: orders.placedAt,
			customerName: orders.customerName,
			due: sql<number>`case when ${orders.status} = 'PENDING' then ${orders.total} - ${orders.paid} - ${orders.waived} else 0 end`.mapWith(
				Number,
			),
			isRecent: sql<boolean>`${orders.placedAt} > ${arrived} - interval '8 days'`,
			hasLine: sql<boolean>`exists (
				select 1 from ${bankLineSettlement}
				where ${bankLineSettlement.companyId} = ${orders.companyId}
					and ${bankLineSettlement.orderId} = ${orders.id})`,
		})
		.from(bankLine)
		.innerJoin(
			orders,
			and(
				eq(orders.companyId, bankLine.companyId),
				sql`${orders.uniqueCode} > 0`,
				sql`${bankLine.amountSen} % 100 = 0`,
				sql`(${orders.total} - ${orders.walletPaid}) = ${bankLine.amountSen} / 100`,
				// With a part paid, another amount is due.
				sql`(${orders.status} <> 'PENDING' or ${orders.paid} = ${orders.walletPaid})`,
				sql`${orders.placedAt} <= ${arrived}`,
				sql`${orders.placedAt} > ${arrived} - interval '31 days'`,
				isOnStatement,
			),
		)
		.where(and(eq(bankLine.companyId, companyId), inArray(bankLine.id, lineIds)))
		.orderBy(desc(orders.placedAt))
}

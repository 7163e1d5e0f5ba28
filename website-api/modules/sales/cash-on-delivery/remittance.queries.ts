import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { CodRemittance, RemittanceReview } from '#contract/cod-remittance.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { codOrder, type CodOrderRow } from './cod-order.table.ts'
import { codRemittance, codRemittanceLine, type RemittanceLineRow } from './remittance.table.ts'
import { codDue, remittedState } from './remitted-state.ts'

const newest = 50

const { id: lineId, outcome, dismissedAt } = codRemittanceLine
const countOpen = sql<number>`count(${lineId}) filter (where ${outcome} is null and ${dismissedAt} is null)`

/** The newest files of a company, or one of them. */
export async function remittancesOf(
	db: Queryable,
	companyId: number,
	id?: string,
): Promise<CodRemittance[]> {
	const isOwn = and(
		eq(codRemittance.companyId, companyId),
		id === undefined ? undefined : eq(codRemittance.id, id),
	)
	return db
		.select({
			id: codRemittance.id,
			fileName: codRemittance.fileName,
			lineCount: codRemittance.lineCount,
			newLineCount: codRemittance.newLineCount,
			bookedCount: count(codRemittanceLine.outcome),
			openCount: countOpen.mapWith(Number),
			uploadedBy: codRemittance.uploadedBy,
			at: codRemittance.at,
		})
		.from(codRemittance)
		.leftJoin(
			codRemittanceLine,
			and(
				eq(codRemittanceLine.companyId, codRemittance.companyId),
				eq(codRemittanceLine.remittanceId, codRemittance.id),
			),
		)
		.where(isOwn)
		.groupBy(codRemittance.companyId, codRemittance.id)
		.orderBy(desc(codRemittance.at))
		.limit(newest)
}

/** A file with what each line is for, and what can be booked of it. 404 REMITTANCE_NOT_FOUND. */
export async function reviewRemittance(
	db: Queryable,
	companyId: number,
	id: string,
): Promise<RemittanceReview> {
	const [remittance] = await remittancesOf(db, companyId, id)
	if (!remittance) throw new Problem(404, 'REMITTANCE_NOT_FOUND')
	const lines = await linesOf(db, companyId, id)
	const found = await codByTracking(
		db,
		companyId,
		lines.map(({ trackingNumber }) => trackingNumber),
	)
	return {
		remittance,
		lines: lines.map((line) => {
			const one = found.get(line.trackingNumber)
			return {
				id: line.id,
				trackingNumber: line.trackingNumber,
				collected: line.collected,
				fee: line.fee,
				day: line.day,
				number: one?.number ?? null,
				due: one ? codDue(one.cod) : null,
				state: line.outcome ?? remittedState(line, one?.cod ?? null),
				isBooked: line.outcome !== null,
				dismissal: dismissalOf(line),
			}
		}),
	}
}

function dismissalOf({ dismissedReason, dismissedBy, dismissedAt: at }: RemittanceLineRow) {
	if (dismissedReason === null || dismissedBy === null || at === null) return null
	return { reason: dismissedReason, by: dismissedBy, at }
}

/** Lets one at a time book or dismiss lines of a file. 404 REMITTANCE_NOT_FOUND. */
export async function lockRemittance(tx: Transaction, companyId: number, id: string) {
	const [file] = await tx
		.select({ id: codRemittance.id })
		.from(codRemittance)
		.where(and(eq(codRemittance.companyId, companyId), eq(codRemittance.id, id)))
		.for('update')
	if (!file) throw new Problem(404, 'REMITTANCE_NOT_FOUND')
}

/** Neither booked nor put aside. */
export function isOpenLine(line: Pick<RemittanceLineRow, 'outcome' | 'dismissedAt'>): boolean {
	return line.outcome === null && line.dismissedAt === null
}

/** The lines of a file, in its order. */
export function linesOf(
	db: Queryable,
	companyId: number,
	remittanceId: string,
): Promise<RemittanceLineRow[]> {
	return db
		.select()
		.from(codRemittanceLine)
		.where(
			and(
				eq(codRemittanceLine.companyId, companyId),
				eq(codRemittanceLine.remittanceId, remittanceId),
			),
		)
		.orderBy(asc(codRemittanceLine.position))
}

type Found = { cod: CodOrderRow; number: string }

/** Orders that are paid to the courier, by the tracking numbers of their parcels; a number of several orders names none. */
export async function codByTracking(
	db: Queryable,
	companyId: number,
	trackingNumbers: string[],
): Promise<ReadonlyMap<string, Found>> {
	if (trackingNumbers.length === 0) return new Map()
	const rows = await db
		.select({ tracking: parcel.trackingNumber, cod: codOrder, number: orders.number })
		.from(parcel)
		.innerJoin(
			codOrder,
			and(eq(codOrder.companyId, parcel.companyId), eq(codOrder.orderId, parcel.orderId)),
		)
		.innerJoin(orders, and(eq(orders.companyId, parcel.companyId), eq(orders.id, parcel.orderId)))
		.where(
			and(
				eq(parcel.companyId, companyId),
				inArray(parcel.trackingNumber, [...new Set(trackingNumbers)]),
				ne(parcel.state, 'CANCELLED'),
			),
		)
	const found = new Map<string, Found>()
	const shared = new Set<string>()
	for (const { tracking, cod, number } of rows) {
		if (tracking === null) continue
		if (found.has(tracking)) shared.add(tracking)
		found.set(tracking, { cod, number })
	}
	for (const tracking of shared) found.delete(tracking)
	return found
}

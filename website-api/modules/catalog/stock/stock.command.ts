import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { stock, stockMove, type StockReason } from './stock.table.ts'

export type StockRequest = { variantId: number; quantity: number }
export type StockCount = { variantId: number; onHand: number }

/** A stock row has fewer free units than were asked for; nothing was taken. */
export class OutOfStock extends Error {
	readonly variantIds: number[]
	constructor(variantIds: number[]) {
		super(`Out of stock: ${variantIds.join(', ')}`)
		this.name = 'OutOfStock'
		this.variantIds = variantIds
	}
}

/** Several lines may want one stock row: one wish per row, in ascending id, the order rows are locked in. */
function perStockRow(wishes: StockRequest[]): StockRequest[] {
	const sums = new Map<number, number>()
	for (const { variantId, quantity } of wishes) {
		sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
	}
	return [...sums]
		.map(([variantId, quantity]) => ({ variantId, quantity }))
		.sort((a, b) => a.variantId - b.variantId)
}

const unreserved = sql<number>`${stock.onHand} - ${stock.reserved}`

/** Free units by variant, or another measure of a stock row; a variant without a stock row has none. */
export async function freeUnits(
	db: Queryable,
	companyId: number,
	variantIds: number[],
	measure: SQL<number> = unreserved,
) {
	if (variantIds.length === 0) return new Map<number, number>()
	const rows = await db
		.select({ variantId: stock.variantId, free: measure.mapWith(Number) })
		.from(stock)
		.where(and(eq(stock.companyId, companyId), inArray(stock.variantId, variantIds)))
	return new Map(rows.map((row) => [row.variantId, row.free]))
}

/**
 * Promises units to an order, out of all that are free or of fewer; throws OutOfStock, which must roll the
 * transaction back.
 */
export async function reserveStock(
	tx: Transaction,
	companyId: number,
	orderId: string,
	wishes: StockRequest[],
	available: SQL<number> = unreserved,
) {
	const rows = perStockRow(wishes)
	const moved = await moveAll(tx, companyId, rows, 0, 1, available)
	const missing = rows.filter((row) => !moved.has(row.variantId)).map((row) => row.variantId)
	if (missing.length > 0) throw new OutOfStock(missing)
	await record(tx, companyId, orderId, { reason: 'reserve' }, rows, 0, 1)
}

/** Gives an order's units back to the shelf. */
export async function releaseStock(
	tx: Transaction,
	companyId: number,
	orderId: string,
	wishes: StockRequest[],
) {
	await takeBack(tx, companyId, orderId, { reason: 'release' }, wishes)
}

/** Gives back what an order gives up by its change of that version; more of them may follow. */
export async function giveUpStock(
	tx: Transaction,
	companyId: number,
	orderId: string,
	wishes: StockRequest[],
	version: number,
) {
	await takeBack(tx, companyId, orderId, { reason: 'change', source: `${version}` }, wishes)
}

/** An order's units leave the storeroom. */
export async function shipStock(
	tx: Transaction,
	companyId: number,
	orderId: string,
	wishes: StockRequest[],
) {
	await takeBack(tx, companyId, orderId, { reason: 'ship' }, wishes)
}

/**
 * Sets what was counted in the storeroom (seed, import, stock-taking) by moving the difference. Returns the
 * variants refused because more is promised to open orders than was counted.
 */
export async function countStock(
	tx: Transaction,
	companyId: number,
	counts: StockCount[],
	source: string,
): Promise<number[]> {
	if (counts.length === 0) return []
	const wanted = new Map(counts.map((count) => [count.variantId, count.onHand]))
	const ids = [...wanted.keys()].sort((a, b) => a - b)
	await tx
		.insert(stock)
		.values(ids.map((variantId) => ({ variantId, companyId })))
		.onConflictDoNothing()
	const rows = await locked(tx, companyId, ids)
	const changes = rows
		.map((row) => ({ ...row, change: (wanted.get(row.variantId) ?? 0) - row.onHand }))
		.filter((row) => row.change !== 0)
	const possible = changes.filter((row) => row.onHand + row.change >= row.reserved)
	if (possible.length > 0) {
		await tx.execute(sql`
			update stock set on_hand = on_hand + moved.change
			from (values ${pairs(possible.map((row) => [row.variantId, row.change]))}) as moved (id, change)
			where stock.company_id = ${companyId} and stock.variant_id = moved.id`)
		await tx.insert(stockMove).values(
			possible.map((row) => ({
				companyId,
				variantId: row.variantId,
				onHandChange: row.change,
				reservedChange: 0,
				reason: 'count' as const,
				source,
			})),
		)
	}
	return changes.filter((row) => !possible.includes(row)).map((row) => row.variantId)
}

async function takeBack(
	tx: Transaction,
	companyId: number,
	orderId: string,
	why: { reason: 'release' | 'change' | 'ship'; source?: string },
	wishes: StockRequest[],
) {
	const onHandSign = why.reason === 'ship' ? -1 : 0
	const rows = perStockRow(wishes)
	const moved = await moveAll(tx, companyId, rows, onHandSign, -1, sql`${stock.reserved}`)
	if (moved.size !== rows.length)
		throw new Error(`Order ${orderId} holds no stock to ${why.reason}`)
	await record(tx, companyId, orderId, why, rows, onHandSign, -1)
}

async function moveAll(
	tx: Transaction,
	companyId: number,
	rows: StockRequest[],
	onHandSign: number,
	reservedSign: number,
	available: ReturnType<typeof sql>,
): Promise<Set<number>> {
	await locked(
		tx,
		companyId,
		rows.map((row) => row.variantId),
	)
	const result = await tx.execute<{ variant_id: number }>(sql`
		update stock set
			on_hand = on_hand + ${onHandSign} * wish.quantity,
			reserved = reserved + ${reservedSign} * wish.quantity
		from (values ${pairs(rows.map((row) => [row.variantId, row.quantity]))}) as wish (id, quantity)
		where stock.variant_id = wish.id and stock.company_id = ${companyId}
			and ${available} >= wish.quantity
		returning stock.variant_id`)
	return new Set(result.rows.map((row) => Number(row.variant_id)))
}

// Ascending id: two orders that share products then wait for one another and never for each other.
function locked(tx: Transaction, companyId: number, variantIds: number[]) {
	return tx
		.select({ variantId: stock.variantId, onHand: stock.onHand, reserved: stock.reserved })
		.from(stock)
		.where(and(eq(stock.companyId, companyId), inArray(stock.variantId, variantIds)))
		.orderBy(asc(stock.variantId))
		.for('update')
}

async function record(
	tx: Transaction,
	companyId: number,
	orderId: string,
	why: { reason: StockReason; source?: string },
	rows: StockRequest[],
	onHandSign: number,
	reservedSign: number,
) {
	await tx.insert(stockMove).values(
		rows.map((row) => ({
			companyId,
			variantId: row.variantId,
			onHandChange: onHandSign * row.quantity,
			reservedChange: reservedSign * row.quantity,
			...why,
			orderId,
		})),
	)
}

function pairs(rows: [number, number][]) {
	return sql.join(
		rows.map(([id, amount]) => sql`(${id}::bigint, ${amount}::integer)`),
		sql`, `,
	)
}

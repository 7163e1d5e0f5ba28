import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { guestUnits } from './guest-share.queries.ts'
import { stock, stockMove } from './stock.table.ts'

export type StockRequest = { variantId: number; quantity: number }
export type StockCount = { variantId: number; onHand: number }

/** A stock row has fewer free units than requested; nothing was reserved. */
export class OutOfStock extends Error {
	readonly variantIds: number[]
	constructor(variantIds: number[]) {
		super(`Out of stock: ${variantIds.join(', ')}`)
		this.name = 'OutOfStock'
		this.variantIds = variantIds
	}
}

/** Adds up the quantities of lines with the same stock row, by ascending id, the order in which rows are locked. */
function perStockRow(requests: StockRequest[]): StockRequest[] {
	const sums = new Map<number, number>()
	for (const { variantId, quantity } of requests) {
		sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
	}
	return [...sums]
		.map(([variantId, quantity]) => ({ variantId, quantity }))
		.sort((a, b) => a.variantId - b.variantId)
}

const unreserved = sql<number>`${stock.onHand} - ${stock.reserved}`

/** Free units, or another measure of a stock row, by variant; omits variants without a stock row. */
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

/** Reserves units for an order; throws OutOfStock, after which the transaction must be rolled back. */
export async function reserveStock(
	tx: Transaction,
	companyId: number,
	orderId: string,
	requests: StockRequest[],
) {
	await reserve(tx, { companyId, orderId, reason: 'reserve' }, requests, unreserved)
}

/**
 * Reserves units for a guest's unpaid order, which is limited to the guests' share of the stock. `turn` selects one row
 * once the guest's own locks are taken: before the stock rows are locked. Throws OutOfStock like `reserveStock`.
 */
export async function reserveStockForGuest(
	tx: Transaction,
	companyId: number,
	orderId: string,
	requests: StockRequest[],
	turn: SQL,
) {
	const move = { companyId, orderId, reason: 'reserve', guestTurn: turn } as const
	await reserve(tx, move, requests, guestUnits())
}

/** Ends the hold of a guest's order that was paid or has ended, of all its units. */
export async function endGuestHold(tx: Transaction, companyId: number, requests: StockRequest[]) {
	const rows = perStockRow(requests)
	await tx.execute(sql`
		with wish as (${wishes(rows)}), locked as materialized (
			select variant_id from stock
			where company_id = ${companyId} and variant_id in (select id from wish)
			order by variant_id for update
		)
		update stock set held_for_guests = held_for_guests - wish.quantity
		from locked join wish on wish.id = locked.variant_id
		where stock.company_id = ${companyId} and stock.variant_id = locked.variant_id`)
}

async function reserve(tx: Transaction, move: Move, requests: StockRequest[], available: SQL) {
	const rows = perStockRow(requests)
	const lacking = await moveAndReturnRest(tx, move, rows, available)
	if (lacking.length === 0) return
	// A statement that waited for a row compares what was there before it waited. The rows are locked now: a second one
	// sees what is there.
	const missing = await moveAndReturnRest(tx, move, lacking, available)
	if (missing.length > 0) throw new OutOfStock(missing.map(({ variantId }) => variantId))
}

async function moveAndReturnRest(
	tx: Transaction,
	move: Move,
	rows: StockRequest[],
	available: SQL,
): Promise<StockRequest[]> {
	const moved = await moveAll(tx, move, rows, available)
	return rows.filter(({ variantId }) => !moved.has(variantId))
}

/** Releases an order's reserved units. */
export async function releaseStock(
	tx: Transaction,
	companyId: number,
	orderId: string,
	requests: StockRequest[],
) {
	await withdrawUnits(tx, companyId, orderId, { reason: 'release' }, requests)
}

/** Releases the units that a change of the order (identified by its version) removed; more changes may follow. */
export async function releaseRemovedUnits(
	tx: Transaction,
	companyId: number,
	orderId: string,
	requests: StockRequest[],
	version: number | string,
) {
	if (requests.length === 0) return
	await withdrawUnits(tx, companyId, orderId, { reason: 'change', source: `${version}` }, requests)
}

/**
 * Reserves the units that a change of an order or a draft (identified by `source`) added. Throws OutOfStock like
 * `reserveStock`.
 */
export async function reserveAddedUnits(
	tx: Transaction,
	companyId: number,
	orderId: string,
	requests: StockRequest[],
	source: string,
) {
	if (requests.length === 0) return
	await reserve(tx, { companyId, orderId, reason: 'reserve', source }, requests, unreserved)
}

/** Removes an order's units from the warehouse when it is shipped. */
export async function shipStock(
	tx: Transaction,
	companyId: number,
	orderId: string,
	requests: StockRequest[],
	version: number,
) {
	const [back] = await tx
		.select({ id: stockMove.id })
		.from(stockMove)
		.where(and(eq(stockMove.orderId, orderId), eq(stockMove.reason, 'unship')))
		.limit(1)
	const source = back ? { source: `${version}` } : {}
	await withdrawUnits(tx, companyId, orderId, { reason: 'ship', ...source }, requests)
}

/**
 * Removes units that are sent again beyond those of the order, of variants that have enough free ones. Returns the variants that
 * do not, of which nothing was removed.
 */
export async function shipStockAgain(
	tx: Transaction,
	companyId: number,
	orderId: string,
	requests: StockRequest[],
	source: string,
): Promise<number[]> {
	const rows = perStockRow(requests)
	if (rows.length === 0) return []
	const move = { companyId, orderId, reason: 'reserve', source } as const
	const lacking = await moveAndReturnRest(tx, move, rows, unreserved)
	const taken = rows.filter((row) => !lacking.includes(row))
	if (taken.length > 0) {
		await withdrawUnits(tx, companyId, orderId, { reason: 'ship', source }, taken)
	}
	return lacking.map(({ variantId }) => variantId)
}

/** Puts an order's units back, which were never sent; they stay reserved for it. */
export async function unshipStock(
	tx: Transaction,
	companyId: number,
	orderId: string,
	requests: StockRequest[],
	version: number,
) {
	const rows = perStockRow(requests)
	const move = { companyId, orderId, reason: 'unship', source: `${version}` } as const
	const moved = await moveAll(tx, move, rows, sql`2147483647`)
	if (moved.size !== rows.length) throw new Error(`Order ${orderId} has no stock to put back`)
}

/**
 * Sets the counted units (seed, import, stock-taking) by applying the difference. Returns the variants that were
 * rejected because open orders reserve more than was counted.
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
	await addStockRows(tx, companyId, ids)
	const rows = await lockStock(tx, companyId, ids)
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

/** Adds empty stock rows of variants that have none. */
export async function addStockRows(tx: Transaction, companyId: number, variantIds: number[]) {
	await tx.execute(sql`
		insert into stock (company_id, variant_id, product_id, is_offered)
		select company_id, id, product_id, active from variant
		where company_id = ${companyId} and id = any(${arrayLiteral(variantIds)}::bigint[])
		order by id for key share
		on conflict do nothing`)
}

async function withdrawUnits(
	tx: Transaction,
	companyId: number,
	orderId: string,
	why: { reason: 'release' | 'change' | 'ship'; source?: string },
	requests: StockRequest[],
) {
	const rows = perStockRow(requests)
	const moved = await moveAll(tx, { companyId, orderId, ...why }, rows, sql`${stock.reserved}`)
	if (moved.size !== rows.length)
		throw new Error(`Order ${orderId} holds no stock to ${why.reason}`)
}

type Move = {
	companyId: number
	orderId: string
	reason: keyof typeof SIGNS
	source?: string
	/** The move is for a guest's unpaid order: see `reserveStockForGuest`. */
	guestTurn?: SQL
}

/** What a unit of each move adds to `onHand` and to `reserved`. */
const SIGNS = {
	reserve: [0, 1],
	release: [0, -1],
	change: [0, -1],
	ship: [-1, -1],
	unship: [1, 1],
} as const

/**
 * Applies moves to stock rows and records them, in one statement; returns the variants that were moved. Rows are
 * locked by ascending id, so that two orders with the same products cannot deadlock.
 */
async function moveAll(
	tx: Transaction,
	{ companyId, orderId, reason, source, guestTurn }: Move,
	rows: StockRequest[],
	available: SQL,
): Promise<Set<number>> {
	const [onHand, reserved] = SIGNS[reason]
	const ids = arrayLiteral(rows.map(({ variantId }) => variantId))
	const result = await tx.execute<{ variant_id: number }>(sql`
		with wish as (${wishes(rows)}), turn as materialized (${guestTurn ?? sql`select 1`}), locked as materialized (
			select stock.variant_id from stock
			where stock.company_id = ${companyId} and stock.variant_id = any(${ids}::bigint[])
				and exists (select 1 from turn)
			order by stock.variant_id for update of stock
		), moved as (
			update stock set
				on_hand = on_hand + ${onHand}::integer * wish.quantity,
				reserved = reserved + ${reserved}::integer * wish.quantity,
				held_for_guests = held_for_guests + ${guestTurn ? 1 : 0}::integer * wish.quantity
			from locked join wish on wish.id = locked.variant_id
			where stock.company_id = ${companyId} and stock.variant_id = locked.variant_id
				and ${available} >= wish.quantity
			returning stock.variant_id, wish.quantity
		), noted as (
			insert into stock_move (company_id, variant_id, on_hand_change, reserved_change, reason, source, order_id)
			select ${companyId}::integer, variant_id, ${onHand}::integer * quantity, ${reserved}::integer * quantity, ${reason}::text, ${source ?? null}::text, ${orderId}::uuid
			from moved order by variant_id
		)
		select variant_id from moved`)
	return new Set(result.rows.map((row) => Number(row.variant_id)))
}

function wishes(rows: StockRequest[]): SQL {
	const ids = arrayLiteral(rows.map(({ variantId }) => variantId))
	const quantities = arrayLiteral(rows.map(({ quantity }) => quantity))
	return sql`select id, quantity from unnest(${ids}::bigint[], ${quantities}::integer[]) as wish (id, quantity)`
}

/** Locks stock rows by ascending id, so that concurrent orders cannot change them. */
function lockStock(tx: Transaction, companyId: number, variantIds: number[]) {
	return tx
		.select({ variantId: stock.variantId, onHand: stock.onHand, reserved: stock.reserved })
		.from(stock)
		.where(and(eq(stock.companyId, companyId), inArray(stock.variantId, variantIds)))
		.orderBy(asc(stock.variantId))
		.for('update')
}

function pairs(rows: [number, number][]) {
	return sql.join(
		rows.map(([id, amount]) => sql`(${id}::bigint, ${amount}::integer)`),
		sql`, `,
	)
}

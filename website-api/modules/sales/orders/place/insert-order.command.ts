import { randomInt } from 'node:crypto'
import { type InferInsertModel, sql, type SQL } from 'drizzle-orm'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { storedRows } from '#website-api/db/stored-rows.ts'
import { drawReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { orderLine } from '../order-line.table.ts'
import { orders } from '../order.table.ts'
import { type Guest, guestHold, maxHoldSeconds } from './hold-for-guest.command.ts'
import { isFoundByAmount } from '#website-api/modules/sales/payments/methods.queries.ts'

type NewOrder = Omit<
	InferInsertModel<typeof orders>,
	'number' | 'uniqueCode' | 'total' | 'dueAt'
> & { walletPaid: number }

type NewLine = Omit<InferInsertModel<typeof orderLine>, 'companyId' | 'orderId' | 'position'>

export type PlacedOrder = {
	order: NewOrder
	lines: NewLine[]
	/** Total without the unique code. */
	before: number
	/** Time until it expires unpaid. */
	expirySeconds: number
	/** Guest properties that unpaid orders are counted by; absent for a customer, or if nothing is left to pay. */
	unpaidGuest: Guest | undefined
}

const MAX_CODES = 999
/** So many random codes are tried before all codes are searched for a free one. */
const RANDOM_CODES = 8
const TRIES = 50

/**
 * Stores an order with its lines under a new number; returns the number. Adds a transfer code (1 to 999), so that no
 * other open order of the company has the same amount. The code is 0 if nothing is left to transfer, or if no amount
 * is free: such an order is identified by its number in the payment confirmation.
 */
export async function insertWithTransferCode(
	tx: Transaction,
	{ order, lines, before, expirySeconds, unpaidGuest }: PlacedOrder,
): Promise<string> {
	const { companyId, id: orderId } = order
	const due = before - order.walletPaid
	const line = storedRows(
		orderLine,
		lines.map((one, position) => ({ ...one, companyId, orderId, position })),
	)
	const seconds = unpaidGuest
		? maxHoldSeconds(unpaidGuest, expirySeconds)
		: sql`${expirySeconds}::integer`
	for (let attempt = 1; attempt <= TRIES; attempt++) {
		const isCoded = due > 0 && attempt < TRIES && isFoundByAmount(order.paymentMethod)
		const number = drawReferenceNumber()
		const row = storedRows(orders, [{ ...order, number }])
		const { rows } = await tx.execute(sql`
			with drawn as materialized (
				select coalesce(${isCoded ? freeCode(companyId, due) : sql`0`}, 0) as code,
					now() + make_interval(secs => ${seconds}) as due_at
			), placed as (
				insert into orders (${row.columns}, unique_code, total, due_at)
				select ${row.columns}, drawn.code, ${before}::bigint + drawn.code, drawn.due_at
				from drawn cross join ${row.source}
				on conflict do nothing
				returning company_id, id
			), lines as (
				insert into order_line (${line.columns})
				select ${line.columns} from ${line.source} where exists (select 1 from placed)
			)${unpaidGuest ? sql`, ${guestHold(unpaidGuest)}` : sql``}
			select 1 from placed`)
		if (rows.length > 0) return number
		// A concurrent order got the same amount or number: draw again.
	}
	throw new Error(`No free order number in ${TRIES} draws`)
}

/** A code that makes the amount unique among open orders; null if there is none. */
export function freeCode(companyId: number, due: number): SQL {
	const drawn = Array.from({ length: RANDOM_CODES }, () => 1 + randomInt(MAX_CODES))
	// Of a few random codes one is almost always free, which is found by index. The search of all codes is evaluated only
	// if none is.
	return sql`coalesce((
		select code from unnest(${arrayLiteral(drawn)}::integer[]) as code
		where (
			select 1 from orders
			where company_id = ${companyId} and status = 'PENDING' and unique_code > 0
				and total - wallet_paid = ${due}::bigint + code
			limit 1
		) is null
		limit 1
	), (
		select code from generate_series(1, ${MAX_CODES}) as code
		where ${due}::bigint + code not in (
			select total - wallet_paid from orders
			where company_id = ${companyId} and status = 'PENDING' and unique_code > 0
				and total - wallet_paid between ${due}::bigint + 1 and ${due}::bigint + ${MAX_CODES}
		)
		order by random() limit 1
	))`
}

import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { parcel } from '#website-api/modules/sales/parcels/parcel.table.ts'
import { codOrder, type CodOrderRow, isOf } from './cod-order.table.ts'

/** The money of a locked order that is paid to the courier, locked. */
export async function lockCod(
	tx: Transaction,
	{ companyId, id }: Pick<OrderRow, 'companyId' | 'id'>,
): Promise<CodOrderRow> {
	const [row] = await tx.select().from(codOrder).where(isOf(companyId, id)).for('update')
	if (!row) throw new Error(`Order ${id} has no money to collect`)
	return row
}

/** Whether the parcel of an order came back. */
export async function hasReturned(
	tx: Transaction,
	{ companyId, id }: Pick<OrderRow, 'companyId' | 'id'>,
): Promise<boolean> {
	const returned = await tx
		.select({ number: parcel.number })
		.from(parcel)
		.where(
			and(eq(parcel.companyId, companyId), eq(parcel.orderId, id), eq(parcel.state, 'RETURNED')),
		)
		.limit(1)
	return returned.length > 0
}

/**
 * Lets the courier's debt follow an order that has just moved: it arises when the parcel is handed over, and ends when the order
 * turns out not to be sent, or when its goods came back.
 */
export async function followCod(tx: Transaction, before: OrderRow, moved: OrderRow) {
	if (moved.paymentMethod !== 'COD') return
	const isSent = moved.status === 'SHIPPING' && before.status === 'PROCESSING'
	const isUnsent = moved.status === 'PROCESSING' && before.status === 'SHIPPING'
	const isRefused = moved.status === 'CANCEL' && before.status === 'SHIPPING'
	const isCancelled = moved.status === 'CANCEL' && !isRefused
	if (!isSent && !isUnsent && !isRefused && !isCancelled) return
	const cod = await lockCod(tx, moved)
	const version = `${moved.id}:${moved.version}`
	if (isSent) await owe(tx, cod, `cod-sent:${version}`)
	if (isUnsent || isRefused) await forgive(tx, cod, `cod-back:${version}`)
	const isEnd = isRefused || isCancelled
	await tx
		.update(codOrder)
		.set({
			state: isSent ? 'DUE' : isUnsent ? 'OPEN' : isRefused ? 'REFUSED' : 'CANCELLED',
			dueAt: isSent ? sql`now()` : null,
			...(isEnd ? { closedAt: sql`now()` } : {}),
		})
		.where(isOf(moved.companyId, moved.id))
}

function owe(tx: Transaction, { companyId, orderId, amount }: CodOrderRow, dedupeKey: string) {
	const [from, to] = [{ kind: 'cod_receivable' }, { kind: 'cod_unearned' }] as const
	return post(tx, companyId, [{ from, to, amount, reason: 'cod_sent', dedupeKey, orderId }])
}

function forgive(tx: Transaction, { companyId, orderId, amount }: CodOrderRow, dedupeKey: string) {
	const [from, to] = [{ kind: 'cod_unearned' }, { kind: 'cod_receivable' }] as const
	return post(tx, companyId, [{ from, to, amount, reason: 'cod_back', dedupeKey, orderId }])
}

import type { Transaction } from '#website-api/db/database.ts'
import { releaseFlashUnits } from '#website-api/modules/catalog/flash-sales/release-flash-units.command.ts'
import { eachProgramme, type ReturnedUnits } from '#website-api/modules/sales/programmes.ts'
import type { OrderRow } from '../order.table.ts'
import { leaveOpenOrders } from '../place/open-order.command.ts'
import { returnCoinsOf } from '../refund/order-coins.command.ts'

/**
 * Releases what an expired or cancelled order took from counters: before its stock, in the same lock order as placing
 * an order.
 */
export async function releaseCounters(tx: Transaction, order: OrderRow) {
	if (!isCancelled(order)) return
	await eachProgramme(tx, (programme) => programme.release?.(tx, order))
	await releaseFlashUnits(tx, order)
}

/** Calls the hooks of all programmes for an order's transition, in its transaction; a step back has none. */
export async function applyEffects(tx: Transaction, before: OrderRow, order: OrderRow) {
	// What is paid to the courier needs no payment before it is packed.
	const isConfirmed = order.status === 'PAYMENT_CONFIRMED' || order.status === 'PROCESSING'
	if (isConfirmed && before.status === 'PENDING') {
		await leaveOpenOrders(tx, order)
		await eachProgramme(tx, (programme) => programme.paid?.(tx, order))
	}
	if (order.status === 'COMPLETED') {
		await eachProgramme(tx, (programme) => programme.completed?.(tx, order))
	}
	if (isCancelled(order)) {
		await leaveOpenOrders(tx, order)
		await eachProgramme(tx, (programme) => programme.cancelled?.(tx, order))
	}
}

/** Returns the coins of refunded units, and calls the hooks of all programmes. */
export async function applyReturnedUnits(tx: Transaction, back: ReturnedUnits) {
	await returnCoinsOf(tx, back)
	await eachProgramme(tx, (programme) => programme.refunded?.(tx, back))
}

function isCancelled({ status }: OrderRow): boolean {
	return status === 'EXPIRED' || status === 'CANCEL'
}

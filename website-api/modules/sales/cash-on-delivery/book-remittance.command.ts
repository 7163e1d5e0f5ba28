import { and, eq, sql } from 'drizzle-orm'
import { isBookable } from '#contract/cod-remittance.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { AccountName } from '#website-api/modules/money/ledger/account-kinds.ts'
import { type Movement, post } from '#website-api/modules/money/ledger/post.command.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { amountDue } from '#website-api/modules/sales/orders/refund/amount-due.ts'
import { payInto } from '#website-api/modules/sales/orders/refund/order-money.command.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { recordPayment } from '#website-api/modules/sales/payments/payment-record.command.ts'
import { setOrderClock } from '#website-api/modules/sales/returns/return.command.ts'
import { codOrder, type CodOrderRow, isOf } from './cod-order.table.ts'
import { lockCod } from './courier-debt.command.ts'
import { codByTracking, isOpenLine, linesOf, lockRemittance } from './remittance.queries.ts'
import { codRemittanceLine, type RemittanceLineRow } from './remittance.table.ts'
import { codDue, remittedState } from './remitted-state.ts'

/**
 * Books the lines of a file that fit what its courier owes: each once, however often and by how many at a time it is asked for.
 * What does not fit stays for staff. 404 REMITTANCE_NOT_FOUND.
 */
export async function bookRemittance(
	tx: Transaction,
	companyId: number,
	id: string,
	bookedBy: string,
) {
	await lockRemittance(tx, companyId, id)
	const open = (await linesOf(tx, companyId, id)).filter(isOpenLine)
	const numbers = open.map(({ trackingNumber }) => trackingNumber)
	const found = await codByTracking(tx, companyId, numbers)
	// In a common order, so that two files at the same time can't deadlock.
	const sorted = open
		.flatMap((line) => {
			const number = found.get(line.trackingNumber)?.number
			return number === undefined ? [] : [{ line, number }]
		})
		.toSorted((a, b) => (a.number < b.number ? -1 : 1))
	for (const { line, number } of sorted) {
		await bookLine(tx, await lockOrder(tx, companyId, number), line, bookedBy)
	}
}

async function bookLine(
	tx: Transaction,
	order: OrderRow,
	line: RemittanceLineRow,
	bookedBy: string,
) {
	const cod = await lockCod(tx, order)
	const state = remittedState(line, cod)
	if (!isBookable(state)) return
	const { companyId } = order
	await tx
		.update(codRemittanceLine)
		.set({ outcome: state, orderId: order.id, bookedBy, bookedAt: sql`now()` })
		.where(and(eq(codRemittanceLine.companyId, companyId), eq(codRemittanceLine.id, line.id)))
	await post(tx, companyId, movementsOf(order.id, line))
	if (line.collected === 0) return
	await receive(tx, order, { ...cod, received: cod.received + line.collected })
}

/** What the courier collected comes to the bank, less what it keeps. */
function movementsOf(orderId: string, { id, collected, fee }: RemittanceLineRow): Movement[] {
	const bank: AccountName = { kind: 'bank_in' }
	const movements: Movement[] = [
		{
			from: bank,
			to: { kind: 'cod_receivable' },
			amount: collected,
			reason: 'cod_remitted',
			dedupeKey: `cod-remitted:${id}`,
			orderId,
		},
		{
			from: { kind: 'cod_fee' },
			to: bank,
			amount: fee,
			reason: 'cod_fee',
			dedupeKey: `cod-fee:${id}`,
			orderId,
		},
	]
	return movements.filter(({ amount }) => amount > 0)
}

/** Stores what has come for a locked order, which is paid once nothing is missing. */
async function receive(tx: Transaction, order: OrderRow, cod: CodOrderRow) {
	const isWhole = codDue(cod) === 0
	const { received, writtenOff, writtenOffReason } = cod
	await tx
		.update(codOrder)
		.set({
			received,
			writtenOff,
			writtenOffReason,
			...(isWhole ? { state: 'REMITTED' as const, dueAt: null, closedAt: sql`now()` } : {}),
		})
		.where(isOf(order.companyId, order.id))
	if (isWhole) await payOrder(tx, order, cod)
}

/** The buyer has paid the courier in full, who has passed it on: the order's part is its payment, the rest pays the courier. */
async function payOrder(
	tx: Transaction,
	order: OrderRow,
	{ companyId, orderId, fee }: CodOrderRow,
) {
	const from: AccountName = { kind: 'cod_unearned' }
	const notice = { provider: 'COD', reference: order.number, amount: amountDue(order) }
	const paymentId = await recordPayment(tx, order, notice, 'PAID')
	await payInto(tx, order, from, `payment:${paymentId}`)
	if (fee > 0) {
		const dedupeKey = `cod-buyer-fee:${orderId}`
		const to: AccountName = { kind: 'cod_fee' }
		await post(tx, companyId, [
			{ from, to, amount: fee, reason: 'cod_buyer_fee', dedupeKey, orderId },
		])
	}
	await setOrderClock(tx, companyId, orderId)
}

/** Gives up what is missing of an order of which a part has come. 409 ORDER_SETTLED. */
export async function writeOff(tx: Transaction, order: OrderRow, reason: string) {
	if (order.paymentMethod !== 'COD') throw new Problem(409, 'ORDER_SETTLED')
	const cod = await lockCod(tx, order)
	const missing = codDue(cod)
	if (missing === 0 || cod.received === 0) throw new Problem(409, 'ORDER_SETTLED')
	await post(tx, order.companyId, [
		{
			from: { kind: 'bad_debt' },
			to: { kind: 'cod_receivable' },
			amount: missing,
			reason: 'cod_written_off',
			dedupeKey: `cod-written-off:${order.id}`,
			orderId: order.id,
		},
	])
	await receive(tx, order, { ...cod, writtenOff: missing, writtenOffReason: reason })
}

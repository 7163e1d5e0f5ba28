import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { rupiahText } from '#website-api/i18n/rupiah-text.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { amountDue } from '#website-api/modules/sales/orders/refund/amount-due.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { requirePayable } from '#website-api/modules/sales/payments/confirmation.queries.ts'
import {
	type Receipt,
	receivePayment,
} from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { partCandidatesOf } from './part-candidates.queries.ts'
import { bankLine, bankLineSettlement } from './statement.table.ts'

type LineRow = typeof bankLine.$inferSelect

type Settlement = {
	companyId: number
	lineId: string
	/** Name of the staff member or key. */
	by: string
}

/**
 * Books the payment of a line for an order, once. `exactly`: only to an unpaid order, of exactly the amount due or as a part that
 * can be meant for it. 404 BANK_LINE_NOT_FOUND or ORDER_NOT_FOUND; 409 BANK_LINE_SETTLED, AMOUNT_DIFFERS, and with `exactly` also
 * ALREADY_PAID, ORDER_EXPIRED or ORDER_CANCELLED.
 */
export async function confirmLine(
	tx: Transaction,
	{ companyId, lineId, by }: Settlement,
	orderNumber: string,
	{ exactly }: { exactly: boolean },
): Promise<Receipt> {
	// Locks the order first, like all other bookings for it.
	const order = await lockOrder(tx, companyId, orderNumber)
	const [line] = await tx
		.select()
		.from(bankLine)
		.where(and(eq(bankLine.companyId, companyId), eq(bankLine.id, lineId)))
	if (!line || line.amountSen <= 0) throw new Problem(404, 'BANK_LINE_NOT_FOUND')
	const settled = await tx
		.insert(bankLineSettlement)
		.values({
			companyId,
			lineId,
			id: randomUUID(),
			kind: 'CONFIRMED',
			orderId: order.id,
			note: '',
			settledBy: by,
		})
		.onConflictDoNothing()
		.returning({ id: bankLineSettlement.id })
	if (settled.length === 0) throw new Problem(409, 'BANK_LINE_SETTLED')
	if (exactly) requirePayable(order)
	const due = amountDue(order)
	// The hundredths are the bank's rounding: the ledger has whole rupiah.
	const amount = Math.floor(line.amountSen / 100)
	if (
		amount === 0 ||
		(exactly && line.amountSen !== due * 100 && !(await isPart(tx, line, order)))
	) {
		throw new Problem(409, 'AMOUNT_DIFFERS', { params: { amount: rupiahText(due) } })
	}
	const notice = {
		provider: line.bankCode,
		reference: wordsOf(line),
		isNotUnique: true,
		amount,
	} as const
	return receivePayment(tx, companyId, orderNumber, notice, 'staff')
}

async function isPart(tx: Transaction, line: LineRow, order: OrderRow): Promise<boolean> {
	const found = await partCandidatesOf(tx, line.companyId, [line.id])
	return found.some(({ orderNumber }) => orderNumber === order.number)
}

/** What the statement says about a line. */
function wordsOf({ bookedOn, description, reference }: LineRow): string {
	return [bookedOn, reference, description].filter((part) => part !== '').join(' ')
}

/** Marks lines as not paying an order, with a note; skips confirmed ones. Returns how many were marked. */
export async function ignoreLines(
	tx: Transaction,
	{ companyId, lineIds, by }: Omit<Settlement, 'lineId'> & { lineIds: string[] },
	note: string,
): Promise<number> {
	const settled = tx
		.select({ lineId: bankLineSettlement.lineId })
		.from(bankLineSettlement)
		.where(eq(bankLineSettlement.companyId, companyId))
	const lines = await tx
		.select({ id: bankLine.id, isSettled: inArray(bankLine.id, settled).mapWith(Boolean) })
		.from(bankLine)
		.where(and(eq(bankLine.companyId, companyId), inArray(bankLine.id, lineIds)))
	if (lines.length === 0) throw new Problem(404, 'BANK_LINE_NOT_FOUND')
	const open = lines.filter(({ isSettled }) => !isSettled)
	if (open.length === 0) return 0
	await tx.insert(bankLineSettlement).values(
		open.map((line) => ({
			companyId,
			lineId: line.id,
			id: randomUUID(),
			kind: 'IGNORED' as const,
			orderId: null,
			note,
			settledBy: by,
		})),
	)
	return open.length
}

import { and, eq } from 'drizzle-orm'
import {
	acceptPayments,
	type BatchedOrder,
	deliverOrders,
	packOrders,
	shipOrders,
} from '#contract/order-batch.ts'
import { countOrders, searchOrders } from '#contract/order-list.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { reasonOf } from '#website-api/http/failure.ts'
import { rupiahText } from '#website-api/i18n/rupiah-text.ts'
import {
	chosenCompany,
	type OperatorApiEnv,
} from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { receivePayment } from '#website-api/modules/sales/payments/receive-payment.command.ts'
import { sendOrder } from '#website-api/modules/sales/parcels/send-parcel.command.ts'
import { amountDue } from './refund/amount-due.ts'
import { orderCounts, orderPage } from './order-work.queries.ts'
import { lockOrder, moveOrder } from './transition/move-order.command.ts'

/** Lists and batches of orders. */
export const orderWorkAnswers = [
	answer(searchOrders, ({ db, caller, query }) => orderPage(db, chosenCompany(caller), query)),
	answer(countOrders, async ({ db, caller }) => ({
		list: await orderCounts(db, chosenCompany(caller)),
	})),
	answer(acceptPayments, ({ body, ...asked }) => batch(asked, body.numbers, acceptExactPayment)),
	answer(packOrders, ({ body, ...asked }) => batch(asked, body.numbers, moveTo('PROCESSING'))),
	answer(deliverOrders, ({ body, ...asked }) => batch(asked, body.numbers, moveTo('DELIVERED'))),
	answer(shipOrders, ({ body, ...asked }) => {
		const trackingOf = new Map(body.list.map(({ number, tracking }) => [number, tracking]))
		return batch(asked, [...trackingOf.keys()], async (tx, companyId, number, typed) => {
			const trackingNumber = trackingOf.get(typed)
			const sending = { trackingNumber, isNumberLater: false }
			const order = await lockOrder(tx, companyId, number)
			await sendOrder(tx, order, sending, asked.caller.label)
		})
	}),
]

type Step = (tx: Transaction, companyId: number, number: string, typed: string) => Promise<unknown>

function moveTo(to: 'PROCESSING' | 'DELIVERED'): Step {
	return async (tx, companyId, number) => {
		await moveOrder(tx, await lockOrder(tx, companyId, number), { to, actor: 'staff' })
	}
}

/** Runs the step for each order in its own transaction; reports failures with their reasons. */
async function batch(
	{ db, caller, locale }: Pick<OperatorApiEnv['Variables'], 'db' | 'caller' | 'locale'>,
	typedNumbers: string[],
	step: Step,
) {
	const companyId = chosenCompany(caller)
	const list: BatchedOrder[] = []
	for (const typed of new Set(typedNumbers)) {
		const number = normaliseReferenceNumber(typed)
		try {
			await inTransaction(db, async (tx) => {
				await actAs(tx, caller)
				await step(tx, companyId, number, typed)
			})
			list.push({ number, isDone: true, code: null, message: null })
		} catch (error) {
			if (!(error instanceof Problem)) throw error
			const { code, words } = reasonOf(error, locale)
			list.push({ number, isDone: false, code, message: words })
		}
	}
	return { list }
}

/** Books the amount of a pending confirmation if it equals the amount due. */
async function acceptExactPayment(tx: Transaction, companyId: number, number: string) {
	const order = await lockOrder(tx, companyId, number)
	const [waiting] = await tx
		.select()
		.from(paymentConfirmation)
		.where(
			and(
				eq(paymentConfirmation.companyId, companyId),
				eq(paymentConfirmation.orderId, order.id),
				eq(paymentConfirmation.status, 'WAITING'),
			),
		)
	if (!waiting) throw new Problem(409, 'CONFIRMATION_NOT_FOUND')
	const due = amountDue(order)
	if (waiting.amount !== due) {
		throw new Problem(409, 'AMOUNT_DIFFERS', { params: { amount: rupiahText(due) } })
	}
	const notice = {
		provider: waiting.bankCode,
		amount: due,
		// What the buyer says; that it is booked once follows from the amount due.
		reference: `${waiting.senderName}, ${waiting.senderBank}, ${waiting.paidOn}`,
		isNotUnique: true,
	} as const
	await receivePayment(tx, companyId, number, notice, 'staff')
}

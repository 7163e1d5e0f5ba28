import { expect } from 'vitest'
import { ORDER_ACTORS, ORDER_STATUSES } from '#contract/order-statuses.ts'
import { requestWithdrawalFor } from '#contract/payout.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { formKeyText } from '#tests/support/example-shop.ts'
import { byCaller, outcomeOf } from '../support/shop-calls.ts'
import { pick, someOrder, type Step } from './steps.ts'

/** Any actor tries any status change, except payment, expiry and completion, which have their own steps. */
export const moveByAnyActor: Step = async (simulation, fault) => {
	const order = someOrder(simulation)
	const to = pick(
		simulation,
		ORDER_STATUSES.filter((status) => status !== 'PAYMENT_CONFIRMED'),
	)
	const actor = pick(simulation, ORDER_ACTORS)
	if (!order || !to || !actor) return
	const outcome = await codeOf(
		simulation.run(
			(db) =>
				inTransaction(db, async (tx) =>
					moveOrder(tx, await lockOrder(tx, simulation.shop.companyId, order.number), {
						to,
						actor,
						trackingNumber: 'JP00000000',
					}),
				),
			fault,
		),
	)
	const isAllowed = simulation.model.canMove(order, to, actor)
	if (isAllowed) simulation.model.move(order, to)
	if (!isAllowed) expect(outcome).toBe('TRANSITION_REFUSED')
	else if (fault !== 'crash') expect(outcome).toBe('done')
	else expect(outcome).toMatch(/^(done|TRANSITION_REFUSED)$/)
}

/** A customer requests a withdrawal. */
export const withdraw: Step = async (simulation, fault) => {
	const { model } = simulation
	const customerId = pick(simulation, simulation.customers) ?? ''
	const amount = 50_000 + Math.floor(simulation.random() * 200_000)
	const headers = { ...simulation.caller, 'idempotency-key': formKeyText() }
	const request = byCaller(headers, `/customers/${customerId}/withdrawals`, {
		SOURCE: 'wallet',
		AMOUNT: amount,
		BANK_CODE: 'BCA',
		BANK_ACCOUNT_NUMBER: '1234567890',
		BANK_ACCOUNT_HOLDER: 'Budi Santoso',
	})
	const answers = await simulation.call(request, fault)
	const isOpen = model.withdrawals.some(
		(one) => one.customerId === customerId && ['REQUESTED', 'APPROVED'].includes(one.status),
	)
	if (isOpen || model.wallet(customerId) < amount) {
		const code = isOpen ? 'WITHDRAWAL_OPEN' : 'INSUFFICIENT_BALANCE'
		for (const answer of answers) expect(outcomeOf(answer)).toBe(`409 ${code}`)
		return
	}
	const ids = answers.map(
		(answer) => requestWithdrawalFor.answer.parse(answer.body).data.WITHDRAWAL_ID,
	)
	expect(new Set(ids).size).toBe(1)
	model.addToWallet(customerId, -amount)
	model.withdrawals.push({ id: ids[0] ?? '', customerId, amount, status: 'REQUESTED' })
}

/** The shop decides about a withdrawal in any state. */
export const decideWithdrawal: Step = async (simulation, fault) => {
	const { model } = simulation
	const one = pick(simulation, model.withdrawals.slice(-20))
	const step = pick(simulation, ['approval', 'payout', 'rejection'] as const)
	if (!one || !step) return
	const request = byCaller(simulation.caller, `/withdrawals/${one.id}/${step}`, {
		REFERENCE: `payout ${one.id}`,
	})
	const outcomes = (await simulation.call(request, fault)).map(outcomeOf)
	const isOver = one.status === 'PAID' || one.status === 'REJECTED'
	if (isOver || (step === 'payout' && one.status === 'REQUESTED')) {
		const code = isOver ? 'WITHDRAWAL_ENDED' : 'WITHDRAWAL_STATE'
		for (const outcome of outcomes) expect(outcome).toBe(`409 ${code}`)
		return
	}
	if (fault === 'calm') expect(outcomes).toEqual(['200'])
	else for (const outcome of outcomes) expect(outcome).toMatch(/^(200|409 WITHDRAWAL_ENDED)$/)
	one.status = step === 'approval' ? 'APPROVED' : step === 'payout' ? 'PAID' : 'REJECTED'
	if (step === 'rejection') model.addToWallet(one.customerId, one.amount)
}

async function codeOf(work: Promise<unknown>): Promise<string> {
	try {
		await work
		return 'done'
	} catch (error) {
		if (error instanceof Problem) return error.code
		throw error
	}
}

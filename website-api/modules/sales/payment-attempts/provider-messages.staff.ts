import {
	askPaymentAttempt,
	listPaymentAttempts,
	listProviderMessages,
	readProviderMessage,
	repeatProviderMessage,
} from '#contract/provider-message.ts'
import { inTransaction, type Queryable } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { GatewayFailure } from '#website-api/modules/platform/gateways/payment-gateway.ts'
import { requireGateway } from '#website-api/modules/platform/gateways/gateway-of.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { repeatMessage } from '#website-api/modules/platform/provider-messages/repeat-message.command.ts'
import { findStaffOrder } from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { refundableAttempts } from '#website-api/modules/sales/provider-refunds/refundable-attempt.queries.ts'
import { askAttempt } from './ask-attempts.command.ts'
import { attemptsOf } from './attempt.queries.ts'
import { messagePage, wholeMessage } from './message-list.queries.ts'

/** What providers of payments told the shop, and what they say of an order's payments. */
export const providerMessageAnswers = [
	answer(listProviderMessages, ({ db, caller, query }) =>
		messagePage(db, chosenCompany(caller), query),
	),
	answer(readProviderMessage, ({ db, caller, params: { id } }) =>
		wholeMessage(db, chosenCompany(caller), id),
	),
	answer(repeatProviderMessage, async ({ db, caller, params: { id } }) => {
		const companyId = chosenCompany(caller)
		await inTransaction(db, (tx) => repeatMessage(tx, companyId, id))
		return wholeMessage(db, companyId, id)
	}),
	answer(listPaymentAttempts, async ({ db, caller, params: { number } }) => ({
		list: await shownAttempts(db, await findStaffOrder(db, caller, number)),
	})),
	answer(askPaymentAttempt, async ({ db, caller, gateways, params: { number, reference } }) => {
		const order = await findStaffOrder(db, caller, number)
		const attempt = (await attemptsOf(db, order)).find((one) => one.reference === reference)
		if (!attempt) throw new Problem(404, 'PAYMENT_ATTEMPT_NOT_FOUND')
		try {
			// Also while the provider is away: staff see whether it answers again.
			await askAttempt(db, await requireGateway(gateways.evenAway, attempt), attempt)
		} catch (error) {
			if (error instanceof GatewayFailure) throw new Problem(503, 'PAYMENT_PROVIDER_AWAY')
			throw error
		}
		return { list: await shownAttempts(db, order) }
	}),
]

async function shownAttempts(db: Queryable, order: { companyId: number; id: string }) {
	const refundable = await refundableAttempts(db, [order.id])
	return (await attemptsOf(db, order)).map((attempt) => ({
		...attempt,
		refundable: refundable.find((one) => one.attempt.id === attempt.id)?.left ?? 0,
	}))
}

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
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import { repeatMessage } from '#website-api/modules/platform/provider-messages/repeat-message.command.ts'
import { findOperatorOrder } from '#website-api/modules/sales/orders/staff-orders.queries.ts'
import { refundableAttempts } from '#website-api/modules/sales/provider-refunds/refundable-attempt.queries.ts'
import { askAttempt } from './ask-attempts.command.ts'
import { attemptsOf } from './attempt.queries.ts'
import { messagePage, wholeMessage } from './message-list.queries.ts'

/** What providers of payments told the shop, and what they say of an order's payments. */
export const providerMessageAnswers = [
	answer(listProviderMessages, ({ db, operator, query }) =>
		messagePage(db, chosenCompany(operator), query),
	),
	answer(readProviderMessage, ({ db, operator, params: { id } }) =>
		wholeMessage(db, chosenCompany(operator), id),
	),
	answer(repeatProviderMessage, async ({ db, operator, params: { id } }) => {
		const companyId = chosenCompany(operator)
		await inTransaction(db, (tx) => repeatMessage(tx, companyId, id))
		return wholeMessage(db, companyId, id)
	}),
	answer(listPaymentAttempts, async ({ db, operator, params: { number } }) => ({
		list: await shownAttempts(db, await findOperatorOrder(db, operator, number)),
	})),
	answer(askPaymentAttempt, async ({ db, operator, gateways, params: { number, reference } }) => {
		const order = await findOperatorOrder(db, operator, number)
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

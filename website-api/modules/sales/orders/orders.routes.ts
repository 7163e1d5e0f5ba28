import { answer } from '#website-api/http/answer.ts'
import { answerOf } from '#contract/endpoint-call.ts'
import { type Order } from '#contract/order.ts'
import { createOrder, lookUpOrder, type ShownOrder } from '#contract/shown-order.ts'
import { optionalCustomer } from '#website-api/http/customer-guard.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	answerOnce,
	digestOfBody,
	KeyReused,
} from '#website-api/modules/platform/forms/form-key.command.ts'
import { deviceDigest, networkDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { eachProgramme } from '#website-api/modules/sales/programmes.ts'
import { orderOfGuest, shownOrderOf, shownOrderWith } from './find-order.queries.ts'
import { limitLookUps, lookUpKey } from './look-up-limit.command.ts'
import { placeOrder } from './place/place-order.command.ts'
import { askingOnce } from '#website-api/modules/sales/couriers/quotes/asking-rates.ts'
import { orderExpiryMinutes } from './place/order-expiry.ts'

/** The placing of orders, and their look-up by guests. */
export const orderAnswers = [
	// The body is read before this, so that a slow client does not occupy a slot of the queue.
	answer(createOrder, async ({ c, db, companyId, locale, body, formKey: key, orderQueue }) => {
		return orderQueue(async () => {
			const customerId = await optionalCustomer(c)
			await eachProgramme(db, (programme) => programme.limitGuesses?.(c, body))
			// The shopper's referral may change between two submissions of one form.
			const kept = { ...body, agent: undefined, affiliate: undefined }
			const form = {
				companyId,
				actor: customerId ?? 'guest',
				route: 'POST /order',
				key,
				requestHash: digestOfBody(createOrder, kept),
			}
			const buyer = { companyId, locale, customerId }
			const visitor = {
				network: networkDigest(c),
				device: deviceDigest(c),
				online: body.payment === 'ONLINE' ? await c.var.gateways.offered(companyId) : [],
			}
			return askingOnce(c.var.askRates, (mayAskRates) =>
				answerOnce(db, form, createOrder, async (tx) => {
					const asked = { ...buyer, ...visitor, mayAskRates }
					const id = await placeOrder(tx, asked, body, orderExpiryMinutes)
					return withLookUpKey(c.var, await shownOrderOf(tx, companyId, id, locale))
				}),
			).catch(nameFirstOrder)
		})
	}),
	answer(lookUpOrder, async ({ c, db, companyId, locale, body: { number, phone, key } }) => {
		const order = await limitLookUps(c, { number, key }, () =>
			orderOfGuest(db, companyId, { number, phone }),
		)
		c.header('Cache-Control', 'no-store')
		return withLookUpKey(c.var, await shownOrderWith(db, order, locale))
	}),
]

function withLookUpKey(scope: Parameters<typeof lookUpKey>[0], order: Order): ShownOrder {
	return { ...order, lookUpKey: lookUpKey(scope, order.number) }
}

// A form that is changed and submitted again must return the order of its first submission.
function nameFirstOrder(error: unknown): never {
	if (!(error instanceof KeyReused)) throw error
	const first = createOrder.answer.safeParse(error.answer)
	if (!first.success) throw error
	const { number } = answerOf(createOrder, first.data)
	throw new Problem(422, 'KEY_REUSED', { errors: { ORDER_NUMBER: [number] } })
}

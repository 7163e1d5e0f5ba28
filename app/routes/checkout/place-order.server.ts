import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { ApiError } from '#app/api/failures.ts'
import { vendorOf } from '#app/api/shipping.server.ts'
import { methodOf } from '#app/domain/payment.ts'
import { orderForm } from '#app/features/checkout/order.form.ts'
import type { OrderProblem } from '#app/features/checkout/problem.ts'
import { isPickup } from '#app/features/checkout/progress.ts'
import type { Refusal } from '#app/features/checkout/view.ts'
import { goTo } from '#app/http/go-to.ts'
import { reply } from '#app/http/reply.ts'
import { refuse } from './refuse.server.ts'

/**
 * Places the order. The form names only what was shown; goods and answers come from the sealed cookies and
 * every price from the website API. The same form sent again leads to the same order.
 * @throws ApiError for what the page has no words of its own for
 */
export async function placeOrder(context: AppLoadContext, form: FormData) {
	const submission = parseWithZod(form, { schema: orderForm })
	if (submission.status !== 'success') return refuse('review', submission.reply())
	const { note, formKey, expectedTotal, cartVersion } = submission.value
	context.checkout.put({ note })

	const refused = (problem: OrderProblem, status: number, again?: { formKey: string }) =>
		reply<Refusal>(
			{ step: 'review', result: submission.reply(), problem, ...again },
			status,
			status === 503 ? { 'Retry-After': '5' } : undefined,
		)
	if (cartVersion !== context.cart.current().version) return refused({ kind: 'cart-changed' }, 409)

	const request = orderRequest(context, note, expectedTotal)
	if (request === undefined) return goTo(context.locale, '/order/checkout')
	try {
		const order = await context.api.orders.place(request, formKey)
		return finish(context, order.number, request.phone)
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		const number = error.errors.ORDER_NUMBER?.[0]
		if (number !== undefined) {
			if (error.code === 'KEY_REUSED') {
				context.flash({ type: 'info', key: 'checkout:problem.alreadyPlaced' })
			}
			return finish(context, number, request.phone)
		}
		if (error.failure === 'unavailable') return refused({ kind: 'unavailable' }, 503, { formKey })
		const problem = problemOf(error, expectedTotal)
		if (problem === undefined) throw error
		return refused(problem, error.failure === 'invalid' ? 422 : 409)
	}
}

function problemOf(error: ApiError, before: number): OrderProblem | undefined {
	if (error.code === 'OUT_OF_STOCK') return { kind: 'stock' }
	if (error.code === 'PRICE_CHANGED') return { kind: 'price-changed', before }
	if (error.code === 'KEY_REUSED') return { kind: 'key-reused' }
	if (error.failure === 'conflict' || error.failure === 'invalid' || error.failure === 'too-many') {
		return { kind: 'other', message: error.message }
	}
	return undefined
}

function orderRequest(context: AppLoadContext, note: string, expectedTotal: number) {
	const answers = context.checkout.current()
	const { name, phone, email, district, village, postcode, street, shipping, bank } = answers
	const [vendorCode = '', method = ''] = (shipping ?? '').split('/')
	const vendor = vendorOf(vendorCode)
	if (!name || !phone || !email || !vendor || !bank) return undefined
	const address =
		district && village && postcode && street
			? { district, village, postcode, street, courierNote: answers.courierNote ?? '' }
			: null
	if (address === null && !isPickup(answers)) return undefined
	return {
		cart: context.cart.current(),
		name,
		phone,
		email,
		address: isPickup(answers) ? null : address,
		vendor,
		method,
		payment: methodOf(bank),
		bankCode: methodOf(bank) === 'BANK_TRANSFER' ? bank : undefined,
		note,
		vouchers: { product: undefined, shipping: undefined },
		coins: 0,
		wallet: 0,
		expectedTotal,
		referrals: context.referrals(),
	}
}

function finish(context: AppLoadContext, number: string, phone: string) {
	context.recentOrders.remember({ number, phone })
	context.cart.renew()
	context.checkout.clear()
	return goTo(context.locale, `/order/success?order=${encodeURIComponent(number)}`)
}

import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { createOrder } from '#contract/shown-order.ts'
import { ApiError } from '#app/api/failures.ts'
import { orderForm } from '#app/features/checkout/order.form.ts'
import type { OrderProblem } from '#app/features/checkout/problem.ts'
import type { Refusal } from '#app/features/checkout/view.ts'
import { goTo } from '#app/http/go-to.ts'
import { reply } from '#app/http/reply.ts'
import { paths } from '#app/paths.ts'
import { startQuietly } from '../orders/online-payment.server.ts'
import { orderRequest } from './order-request.server.ts'
import { saveAddress } from './save-address.server.ts'
import { goToOpenStep, refuse } from './step-form.server.ts'

/**
 * Places the order. The form only carries what was shown; goods and answers come from sealed cookies and all prices
 * from the website API. Sending the same form again leads to the same order. @throws ApiError for failures without a
 * message of this page
 */
export async function placeOrder(context: AppLoadContext, form: FormData) {
	const submission = parseWithZod(form, { schema: orderForm })
	if (submission.status !== 'success') return refuse('order', submission.reply())
	const { note, formKey, cartVersion, ...shown } = submission.value
	const { expectedTotal } = shown
	context.checkout.put({ note })

	const refused = (problem: OrderProblem, status: number, again?: { formKey: string }) =>
		reply<Refusal>(
			{ form: 'order', result: submission.reply(), problem, ...again },
			status,
			status === 503 ? { 'Retry-After': '5' } : undefined,
		)
	if (cartVersion !== context.checkout.goods().version)
		return refused({ kind: 'cart-changed' }, 409)

	const request = await orderRequest(context, note, shown)
	if (request === undefined) return goToOpenStep(context)
	try {
		const order = await context.call(createOrder, { body: request, idempotencyKey: formKey })
		await saveAddress(context, request)
		if (request.online) {
			const asked = { number: order.number, phone: request.phone, key: order.lookUpKey }
			await startQuietly(context, asked, request.online)
		}
		return finish(context, order.number, request.phone, order.lookUpKey)
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
		if (error.code === 'VOUCHER_UNUSABLE')
			return refused(dropVoucher(context, error, expectedTotal), 409)
		const [senderError] = error.errors.sender ?? []
		if (senderError !== undefined) {
			// The customer is no agent any more: the parcel is sent in the shop's name, and the page says so.
			context.checkout.put({ senderName: '', senderPhone: '' })
			return refused({ kind: 'sender', reason: senderError }, 422)
		}
		if (error.errors.pickupPlace) {
			// The place was deleted: no shop has one of this name, so that the page asks for another.
			context.checkout.put({ pickupPlace: '-' })
			return goToOpenStep(context)
		}
		if (error.errors.online) {
			// The provider is away, or the amount has changed: the page asks how to pay.
			context.checkout.put({ bank: '' })
			return goToOpenStep(context)
		}
		const problem = problemOf(error, expectedTotal)
		if (problem === undefined) throw error
		return refused(problem, error.failure === 'invalid' ? 422 : 409)
	}
}

function problemOf(error: ApiError, before: number): OrderProblem | undefined {
	if (error.code === 'OUT_OF_STOCK') return { kind: 'stock' }
	if (error.code === 'GUEST_STOCK_LIMIT') {
		return { kind: 'guest-stock', reasons: error.errors.lines ?? [] }
	}
	if (error.code === 'PRICE_CHANGED') return { kind: 'price-changed', before }
	if (error.code === 'FLASH_SALE_GONE') {
		return { kind: 'flash-gone', reason: (error.errors.lines ?? []).join(' '), before }
	}
	if (error.code === 'KEY_REUSED') return { kind: 'key-reused' }
	if (error.failure === 'conflict' || error.failure === 'invalid' || error.failure === 'too-many') {
		return {
			kind: 'other',
			message: error.errors.payment?.[0] ?? error.errors.phone?.[0] ?? error.message,
		}
	}
	return undefined
}

// Removes the choice and shows the new total to be confirmed, so that no unexpected amount is charged.
function dropVoucher(context: AppLoadContext, { errors }: ApiError, before: number): OrderProblem {
	const { productVoucher, shippingVoucher } = errors
	context.checkout.put(productVoucher ? { productVoucher: '' } : { shippingVoucher: '' })
	return { kind: 'voucher', reason: (productVoucher ?? shippingVoucher)?.[0] ?? '', before }
}

function finish(context: AppLoadContext, number: string, phone: string, key?: string) {
	context.recentOrders.remember({ number, phone, isOwn: true, key })
	context.rememberDevice()
	context.checkout.finish(number)
	return goTo(context.locale, paths.orderSuccess(number))
}

import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import {
	acceptOrderChange,
	cancelOrder,
	changeOrderPayment,
	completeOrder,
	receiveOrder,
	refuseOrderChange,
	reportOrderNotArrived,
} from '#contract/customer-order-step.ts'
import { getOrder } from '#contract/customer-order.ts'
import type { OnlineMethod } from '#contract/online-method.ts'
import { methodOf, onlineMethodOf } from '#app/domain/payment.ts'
import { ApiError } from '#app/api/failures.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse, orRespond } from '#app/http/or-respond.ts'
import { paths } from '#app/paths.ts'
import { startPayment } from '../../orders/online-payment.server.ts'
import { putIn } from '../../cart/put-in.server.ts'

/** What a customer does about an order, by the word of the form. */
const moves = {
	cancellation: cancelOrder,
	receipt: receiveOrder,
	completion: completeOrder,
	'not-arrived': reportOrderNotArrived,
	'change-acceptance': acceptOrderChange,
	'change-refusal': refuseOrderChange,
}

const moveForm = z.object({
	move: z.enum([
		'cancellation',
		'receipt',
		'completion',
		'not-arrived',
		'change-acceptance',
		'change-refusal',
		'reorder',
		'payment',
	]),
	/** For a change of payment: the new payee. */
	payee: z.string().max(20).default(''),
})

/** Performs the action of an order's form and redirects to the order with a message. */
export async function moveOrder(context: AppLoadContext, number: string, form: FormData) {
	const { locale } = context
	const submission = parseWithZod(form, { schema: moveForm })
	if (submission.status !== 'success') return refuse('form')
	const { move, payee } = submission.value
	try {
		if (move === 'reorder') return await reorder(context, number)
		if (move === 'payment') {
			const online = onlineMethodOf(payee)
			if (online) return await payOnline(online)
			const body = { payment: methodOf(payee), bank: payee }
			// An open payment online is ended at its provider first.
			await context.call(changeOrderPayment, { number, body }, { patienceMs: 12_000 })
		} else await context.call(moves[move], { number })
		context.flash({ type: 'success', key: `my-orders:said.${move}` })
		return goTo(locale, paths.profile.order(number))
	} catch (error) {
		if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
		if (error.code === 'RETURN_OPEN') return refuse('returnOpen')
		if (error.failure === 'conflict') return refuse('changed')
		if (error.failure === 'invalid') return refuse('form')
		if (error.failure === 'unavailable') return refuse('unavailable')
		throw asResponse(error)
	}

	async function payOnline(online: OnlineMethod) {
		const { customerPhone: phone } = await context.call(getOrder, { number })
		const refused = await startPayment(context, { number, phone, key: undefined }, online)
		if (refused === null) return goTo(locale, paths.orderPayment(number))
		context.flash({ type: 'error', key: `payment:ONLINE.refused.${refused}` })
		return goTo(locale, paths.profile.order(number))
	}

	function refuse(reason: 'form' | 'returnOpen' | 'changed' | 'unavailable') {
		context.flash({ type: 'error', key: `my-orders:refused.${reason}` })
		return goTo(locale, paths.profile.order(number))
	}
}

/** Adds an order's products to the cart again; products no longer sold are omitted and counted. */
async function reorder(context: AppLoadContext, number: string) {
	const { lines } = await orRespond(context.call(getOrder, { number }))
	let left = 0
	for (const { variantId, quantity, removed } of lines) {
		const requested = { id: variantId, quantity: Math.max(1, quantity - removed) }
		const answer = await putIn(context, requested)
		if (!answer.ok) left += 1
	}
	if (left === lines.length) {
		context.flash({ type: 'error', key: 'my-orders:refused.reorder' })
		return goTo(context.locale, paths.profile.order(number))
	}
	if (left === 0) context.flash({ type: 'success', key: 'my-orders:said.reorder' })
	else
		context.flash({ type: 'warning', key: 'my-orders:said.reorderSome', values: { count: left } })
	return goTo(context.locale, paths.cart)
}

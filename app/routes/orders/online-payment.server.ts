import type { AppLoadContext } from '@remix-run/node'
import { changeOrderPayment } from '#contract/customer-order-step.ts'
import { changeGuestPayment } from '#contract/guest-order.ts'
import type { OnlineMethod } from '#contract/online-method.ts'
import { checkOnlinePayment, startOnlinePayment } from '#contract/online-payment.ts'
import type { OrderLookUp } from '#contract/shown-order.ts'
import { ApiError } from '#app/api/failures.ts'
import type { Order } from '#contract/order.ts'
import { methodOf, paymentFacts } from '#app/domain/payment.ts'
import type { PaidOrder } from './paid-order.server.ts'

/** Two calls of a provider: ending the attempt before, and opening the new one. */
const startMs = 25_000
const checkMs = 12_000
/** While a page waits for the answer. */
const briefMs = 3_000

/** Why nothing was opened: a text of `payment:ONLINE.refused`. */
type OnlineRefusal = 'changed' | 'unavailable' | 'away'

/** Opens the payment of an order, or changes how it is paid; null: done. @throws ApiError */
export async function startPayment(
	{ call }: AppLoadContext,
	asked: OrderLookUp,
	online: OnlineMethod,
): Promise<OnlineRefusal | null> {
	try {
		await call(startOnlinePayment, { body: { ...asked, online } }, { patienceMs: startMs })
		return null
	} catch (error) {
		return refusalOf(error)
	}
}

/**
 * The same for an order that was just placed, without much waiting: it is opened all the same, or the order's page asks
 * again how to pay.
 */
export async function startQuietly(
	{ call }: AppLoadContext,
	asked: OrderLookUp,
	online: OnlineMethod,
) {
	try {
		await call(startOnlinePayment, { body: { ...asked, online } }, { patienceMs: briefMs })
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
	}
}

/** Pays without a provider, whose open payment is ended first; null: done. @throws ApiError */
export async function payByTransfer(
	{ call }: AppLoadContext,
	{ asked, isOwn }: PaidOrder,
	payee: string,
): Promise<OnlineRefusal | null> {
	const payment = methodOf(payee)
	const choice = {
		payment,
		bank: paymentFacts[payment].hasAccounts ? payee : undefined,
		online: undefined,
	}
	const patience = { patienceMs: checkMs }
	try {
		if (isOwn) await call(changeOrderPayment, { number: asked.number, body: choice }, patience)
		else await call(changeGuestPayment, { body: { ...asked, ...choice } }, patience)
		return null
	} catch (error) {
		return refusalOf(error)
	}
}

/** Has the provider asked because the buyer wants to know; null: done. @throws ApiError */
export async function checkPayment(
	{ call }: AppLoadContext,
	asked: OrderLookUp,
): Promise<OnlineRefusal | null> {
	try {
		await call(checkOnlinePayment, { body: asked }, { patienceMs: checkMs })
		return null
	} catch (error) {
		return refusalOf(error)
	}
}

/** The same while a page waits; the order as it was known before when the provider gives no answer soon. */
export async function checkedOrder(
	{ call }: AppLoadContext,
	asked: OrderLookUp,
	order: Order,
): Promise<Order> {
	try {
		return await call(checkOnlinePayment, { body: asked }, { patienceMs: briefMs })
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		return order
	}
}

function refusalOf(error: unknown): OnlineRefusal {
	if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw error
	if (error.failure === 'conflict') return 'changed'
	if (error.failure === 'invalid') return 'unavailable'
	if (error.failure === 'unavailable') return 'away'
	throw error
}

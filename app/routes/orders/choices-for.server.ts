import type { AppLoadContext } from '@remix-run/node'
import type { Order } from '#contract/order.ts'
import { listPaymentMethods } from '#contract/payment.ts'
import { isPayable } from '#app/domain/order.ts'
import { type Payee, payeesOf } from '#app/domain/payment.ts'
import { onlineChoices, type OnlineChoices } from '#app/features/orders/online-choices.ts'
import { orNull } from '#app/http/or-null.ts'

/** The ways to pay an order online; none if it is paid otherwise, or when the call fails. */
export async function choicesFor(
	{ call, now }: AppLoadContext,
	order: Order,
): Promise<OnlineChoices> {
	if (order.paymentMethod !== 'ONLINE' || !isPayable(order, now)) return []
	const methods = await orNull(call(listPaymentMethods, {}))
	return methods === null ? [] : onlineChoices(methods.list, order.amountDue)
}

/** Where an order that is paid online can be paid without a provider; none when the call fails. */
export async function transfersFor({ call }: AppLoadContext): Promise<Payee[]> {
	const methods = await orNull(call(listPaymentMethods, {}))
	return methods === null ? [] : payeesOf(methods.list)
}

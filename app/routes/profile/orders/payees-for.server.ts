import type { AppLoadContext } from '@remix-run/node'
import { listPaymentMethods } from '#contract/payment.ts'
import { payeesOf } from '#app/domain/payment.ts'
import { orNull } from '#app/http/or-null.ts'

/** The shop's payees, those online for an amount; none when the call fails. */
export async function payeesFor({ call }: AppLoadContext, amount?: number) {
	const methods = await orNull(call(listPaymentMethods, {}))
	return methods === null ? [] : payeesOf(methods.list, amount)
}

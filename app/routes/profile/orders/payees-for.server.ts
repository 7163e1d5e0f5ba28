import type { AppLoadContext } from '@remix-run/node'
import { payeesOf } from '#app/domain/payment.ts'
import { orNull } from '#app/http/or-null.ts'

/** The shop's payees; none when the call fails. */
export async function payeesFor({ api }: AppLoadContext) {
	const methods = await orNull(api.payments.methods())
	return methods === null ? [] : payeesOf(methods)
}

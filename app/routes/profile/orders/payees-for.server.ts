import type { AppLoadContext } from '@remix-run/node'
import { payeesOf } from '#app/domain/payment.ts'
import { orNull } from '#app/http/or-null.ts'

/** Where money can go in this shop; nobody knows: nothing to choose from. */
export async function payeesFor({ api }: AppLoadContext) {
	const methods = await orNull(api.payments.methods())
	return methods === null ? [] : payeesOf(methods)
}

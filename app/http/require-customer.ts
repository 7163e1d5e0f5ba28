import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Customer } from '#app/domain/customer.ts'

/**
 * The signed-in customer: the first line of every loader and action below /profile, in addition to the gate. Others are
 * redirected to sign in, with the return path (spec section 2, "Route rules"). @throws Response
 */
export function requireCustomer(context: AppLoadContext): Customer {
	const customer = context.customer.current()
	if (customer === null) throw redirect(context.signInPath, 303)
	return customer
}

import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Customer } from '#app/domain/customer.ts'
import type { Flash, ShopContext } from './context.ts'

/** The message for a visitor whose form was not stored, as nobody was signed in any more. */
export const unsaved: Flash = { type: 'warning', key: 'auth:unsaved' }

/**
 * The signed-in customer: the first line of every loader and action below /profile, in addition to the gate. Others are
 * redirected to sign in, with the return path (spec section 2, "Route rules"). @throws Response
 */
export function requireCustomer(context: AppLoadContext): Customer {
	const customer = context.customer.current()
	if (customer === null) throw redirect(signInFirst(context), 303)
	return customer
}

/** The sign-in page for a visitor who is not signed in; after a form it says that nothing was stored. */
export function signInFirst(
	context: Pick<ShopContext, 'sendsForm' | 'flash' | 'signInPath'>,
): string {
	if (context.sendsForm) context.flash(unsaved)
	return context.signInPath
}

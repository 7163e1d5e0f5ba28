import type { AppLoadContext } from '@remix-run/node'
import { goTo } from '#app/http/go-to.ts'
import { paths } from '#app/paths.ts'

/**
 * Nothing to check out: back to the cart with words. The last form sent once more, after its order emptied the
 * cart, leads to that order instead.
 */
export function leaveEmpty(context: AppLoadContext, form?: FormData) {
	const newest = context.recentOrders.list()[0]
	if (form?.get('form') === 'order' && newest !== undefined) {
		return goTo(context.locale, paths.orderSuccess(newest.number))
	}
	context.flash({ type: 'info', key: 'checkout:emptyCart' })
	return goTo(context.locale, paths.cart)
}

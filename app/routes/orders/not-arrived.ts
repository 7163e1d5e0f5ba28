import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { reportGuestNotArrived } from '#contract/guest-order.ts'
import { ApiError } from '#app/api/failures.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { paths } from '#app/paths.ts'
import { knownOrder } from './known-order.server.ts'

/** A GET redirects to the order's look-up: only the form reports. */
export function loader({ context }: LoaderFunctionArgs) {
	return goTo(context.locale, paths.orderLookUp)
}

/** The parcel of a guest's order, which was placed or opened in this browser, has not arrived. */
export async function action({ context, request }: ActionFunctionArgs) {
	const form = await request.formData()
	const number = String(form.get('number') ?? '').slice(0, 40)
	const known = knownOrder(context, number)
	if (known === undefined) return goTo(context.locale, paths.orderLookUp)
	try {
		await context.call(reportGuestNotArrived, { body: known })
		context.flash({ type: 'success', key: 'my-orders:said.not-arrived' })
	} catch (error) {
		if (!(error instanceof ApiError) || error.failure !== 'conflict') throw asResponse(error)
		context.flash({ type: 'error', key: 'my-orders:refused.changed' })
	}
	return goTo(context.locale, `${paths.orderLookUp}?order=${encodeURIComponent(number)}`)
}

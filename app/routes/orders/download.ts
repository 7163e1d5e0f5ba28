import { takeFileOfGuest } from '#contract/bought-file.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { goTo } from '#app/http/go-to.ts'
import { paths } from '#app/paths.ts'
import { sendFile } from '../profile/orders/send-file.server.ts'
import { knownOrder } from './known-order.server.ts'

/** A GET redirects to the order's look-up: only the form downloads. */
export function loader({ context }: LoaderFunctionArgs) {
	return goTo(context.locale, paths.orderLookUp)
}

/** Counts one download of a guest's order that was placed or opened in this browser, and sends the file. */
export async function action({ context, request }: ActionFunctionArgs) {
	return sendFile(context, await request.formData(), {
		open: async ({ order, line }) => {
			const known = knownOrder(context, order) ?? { number: order, phone: '-' }
			const body = { ...known, position: line }
			const taken = await context.call(takeFileOfGuest, { body })
			return context.api.openPath(taken.path)
		},
		back: (order) =>
			order === undefined
				? paths.orderLookUp
				: `${paths.orderLookUp}?order=${encodeURIComponent(order)}`,
	})
}

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
		open: ({ order, line }) =>
			context.api.guestFiles.download(
				knownOrder(context, order) ?? { number: order, phone: '-' },
				line,
			),
		back: (order) =>
			order === undefined
				? paths.orderLookUp
				: `${paths.orderLookUp}?order=${encodeURIComponent(order)}`,
	})
}

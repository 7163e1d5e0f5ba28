import { takeBoughtFile } from '#contract/bought-file.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { goTo } from '#app/http/go-to.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { paths } from '#app/paths.ts'
import { sendFile } from './send-file.server.ts'

const list = paths.profile.digitalProducts

/** A GET redirects to the list: only the form downloads. */
export function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	return goTo(context.locale, list)
}

/** Counts one download and sends the purchased file as an attachment. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const { call, api } = context
	return sendFile(context, await request.formData(), {
		open: async ({ order, line }) => {
			const taken = await call(takeBoughtFile, { number: order, body: { position: line } })
			return api.openPath(taken.path)
		},
		back: () => list,
	})
}

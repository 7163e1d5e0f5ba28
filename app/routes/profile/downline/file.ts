import type { LoaderFunctionArgs } from '@remix-run/node'
import { getDownlineFile } from '#contract/downline.ts'
import { downlineQuery } from '#app/features/downline/downline-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { forwardFile } from '../orders/forward-file.server.ts'

/** All members that the list's query matches, as a CSV file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireCustomer(context)
	const requested = downlineQuery(new URL(request.url).searchParams, 1)
	const file = await orRespond(context.api.open(getDownlineFile, { query: requested }))
	return forwardFile(file, 'attachment')
}

export const action = noForm

import type { LoaderFunctionArgs } from '@remix-run/node'
import { getPicture } from '#contract/account.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { forwardFile } from '../orders/forward-file.server.ts'

/** The customer's own picture, privately cacheable; the id in the URL changes with each picture. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	return forwardFile(await orRespond(context.api.open(getPicture, {})), 'inline')
}

export const action = noForm

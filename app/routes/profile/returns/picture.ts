import type { LoaderFunctionArgs } from '@remix-run/node'
import { getReturnPicture } from '#contract/return.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { forwardFile } from '../orders/forward-file.server.ts'

/** A picture of the customer's return; another customer's is a 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { returnId = '', pictureId = '' } = params
	const asked = { number: returnId, id: pictureId }
	return forwardFile(await orRespond(context.api.open(getReturnPicture, asked)), 'inline')
}

export const action = noForm

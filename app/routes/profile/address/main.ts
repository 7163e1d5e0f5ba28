import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { changeAddress, getAddress } from '#contract/address.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { paths } from '#app/paths.ts'

export function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	return goTo(context.locale, paths.profile.addresses)
}

/** POST: makes the address the main one. */
export async function action({ context, params: { id = '' } }: ActionFunctionArgs) {
	requireCustomer(context)
	const address = await orRespond(context.call(getAddress, { id }))
	await orRespond(context.call(changeAddress, { id, body: { ...address, isMain: true } }))
	context.flash({ type: 'success', key: 'address:said.main', values: { label: address.label } })
	return goTo(context.locale, paths.profile.addresses)
}

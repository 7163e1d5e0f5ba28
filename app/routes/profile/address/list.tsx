import type { LoaderFunctionArgs } from '@remix-run/node'
import { listAddresses } from '#contract/address.ts'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { addressView } from '#app/features/address/address-view.ts'
import { AddressListScreen } from '#app/features/address/AddressListScreen.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'

export const handle = { i18n: ['address', 'profile'] }

/** Most addresses of a customer (product decisions, "Account"). */
const maxAddresses = 20

export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { list: addresses } = await orRespond(context.call(listAddresses, {}))
	return {
		title: translator(context.locale)('address:title'),
		addresses: addresses.map(addressView),
		isFull: addresses.length >= maxAddresses,
		formToken: context.formToken(),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function Addresses() {
	return <AddressListScreen {...useLoaderData<typeof loader>()} />
}

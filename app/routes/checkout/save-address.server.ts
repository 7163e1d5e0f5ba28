import type { AppLoadContext } from '@remix-run/node'
import { addAddress, type Address, listAddresses, MAX_ADDRESSES } from '#contract/address.ts'
import type { Sent } from '#contract/message.ts'
import type { OrderRequest } from '#contract/order-request.ts'
import { orNull } from '#app/http/or-null.ts'
import { translator } from '#app/i18n/translate.server.ts'

/** Saves the address of a customer's order in the account, unless they did not want it or it is there already. */
export async function saveAddress(
	context: AppLoadContext,
	{ name, phone, address }: Sent<typeof OrderRequest>,
) {
	const { call, checkout, customer, locale } = context
	const isWanted = customer.current() !== null && checkout.current().saveAddress === 'on'
	if (!isWanted || address === null) return
	const kept = await orNull(call(listAddresses, {}, { optional: true }))
	if (kept === null || kept.list.length >= MAX_ADDRESSES) return
	const { list: saved } = kept
	if (saved.some((one) => isSame(one, address))) return
	const label = translator(locale)('checkout:saved.label', { number: saved.length + 1 })
	const recipient = { recipient: name, phone }
	// The order is placed: it does not depend on this.
	await orNull(
		call(addAddress, {
			body: { label, ...recipient, ...address, isMain: saved.length === 0 },
		}),
	)
}

function isSame(one: Address, address: NonNullable<Sent<typeof OrderRequest>['address']>) {
	return (
		one.district === address.district &&
		(['village', 'postcode', 'street'] as const).every((part) => one[part] === address[part])
	)
}

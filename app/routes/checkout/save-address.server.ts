import type { AppLoadContext } from '@remix-run/node'
import {
	addAddress,
	type Address,
	changeAddress,
	listAddresses,
	MAX_ADDRESSES,
} from '#contract/address.ts'
import type { Sent } from '#contract/message.ts'
import type { OrderRequest } from '#contract/order-request.ts'
import { pinOf } from '#contract/pin.ts'
import { orNull } from '#app/http/or-null.ts'
import { translator } from '#app/i18n/translate.server.ts'

type Delivery = NonNullable<Sent<typeof OrderRequest>['address']>

/**
 * Saves the address of a customer's order in the account, unless they did not want it or it is there already. One that is there
 * without a place on the map is given that of the order.
 */
export async function saveAddress(
	context: AppLoadContext,
	{ name, phone, address }: Sent<typeof OrderRequest>,
) {
	const { call, checkout, customer, locale } = context
	const answer = checkout.current().saveAddress ?? ''
	if (customer.current() === null || address === null || answer === '') return
	const kept = await orNull(call(listAddresses, {}, { optional: true }))
	if (kept === null) return
	const { list: saved } = kept
	const isFull = saved.length >= MAX_ADDRESSES
	// A full list offers no choice; a place is given to an address that is there all the same.
	if (answer === 'off' && !isFull) return
	const same = saved.filter((one) => isSame(one, address))
	if (same.length > 0) return givePlace(context, same, address)
	if (isFull) return
	const label = translator(locale)('checkout:saved.label', { number: saved.length + 1 })
	const recipient = { recipient: name, phone }
	// The order is placed: it does not depend on this.
	await orNull(
		call(addAddress, {
			body: { label, ...recipient, ...address, isMain: saved.length === 0 },
		}),
	)
}

/** A place that the customer gave an address before stays: the order's may be that of a neighbour. */
async function givePlace({ call }: AppLoadContext, same: Address[], order: Delivery) {
	const [first] = same.filter((one) => pinOf(one) === null)
	if (pinOf(order) === null || first === undefined) return
	const { latitude, longitude } = order
	await orNull(call(changeAddress, { id: first.id, body: { ...first, latitude, longitude } }))
}

function isSame(one: Address, address: Delivery) {
	return (
		one.district === address.district &&
		(['village', 'postcode', 'street'] as const).every((part) => one[part] === address[part])
	)
}

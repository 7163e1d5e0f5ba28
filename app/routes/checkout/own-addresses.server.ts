import type { AppLoadContext } from '@remix-run/node'
import { type Address, listAddresses } from '#contract/address.ts'
import { pinOf, pinText } from '#contract/pin.ts'
import { orNull } from '#app/http/or-null.ts'

/**
 * A customer's saved addresses; none for a visitor. Initialises an empty draft with the account's contact and main
 * address.
 */
export async function ownAddresses({ customer, call, checkout }: AppLoadContext) {
	const person = customer.current()
	if (person === null) return []
	const kept = await orNull(call(listAddresses, {}, { optional: true }))
	const addresses = kept?.list ?? []
	const { name, district, shipping } = checkout.current()
	if (name !== undefined) return addresses
	const { phone, email } = person
	checkout.put({ name: person.name, phone, email })
	const [main] = addresses
	if (main?.isMain && !district && !shipping) checkout.put(draftOf(main))
	return addresses
}

/** A saved address as answers of the checkout draft: recipient and address. */
export function draftOf(address: Address) {
	const { recipient, phone, district, village, postcode, street, courierNote } = address
	const pin = pinOf(address)
	return {
		name: recipient,
		phone,
		village,
		postcode,
		street,
		courierNote,
		pin: pin ? pinText(pin) : '',
		district,
		shipping: '',
		// It is one of the account's.
		saveAddress: '',
	}
}

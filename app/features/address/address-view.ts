import type { Address } from '#contract/address.ts'
import { pinOf, pinText } from '#contract/pin.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { NamedDistrict } from '#app/domain/region.ts'
import { cityAndProvince, districtOf } from '#app/domain/region.ts'
import type { DistrictSearch } from '#app/features/regions/district-search.ts'

export type AddressView = ReturnType<typeof addressView>

/** A saved address as the page shows it. */
export function addressView(address: Address) {
	const { id, label, recipient, street, village, postcode, courierNote, isMain } = address
	const pin = pinOf(address)
	return {
		id,
		label,
		isMain,
		courierNote,
		pin: pin ? pinText(pin) : '',
		contact: `${recipient} · ${localPhone(address.phone)}`,
		lines: [
			street,
			`${village}, ${address.districtName}`,
			`${cityAndProvince(districtOf(address))} ${postcode}`.trimEnd(),
		],
	}
}

/** Initial values of the address form. */
export type AddressValues = Record<
	| 'label'
	| 'recipient'
	| 'phone'
	| 'village'
	| 'villageTyped'
	| 'postcode'
	| 'street'
	| 'courierNote'
	| 'pin',
	string
>

/** The page that adds or edits an address. */
export type AddressPage = {
	title: string
	formToken: string
	/** Path of the page, without the language. */
	path: `/${string}`
	search: DistrictSearch
	/** Null: the district is not chosen yet. */
	district: (NamedDistrict & { villages: string[] }) | null
	values: AddressValues
	/** A map that searches for the address; null: the shop has no courier that needs a place on it. */
	mapPage: string | null
	/** It is the main address already, or will be as the first one. */
	isMain: boolean
}

import { localPhone } from '#app/domain/phone.ts'
import type { District } from '#app/domain/region.ts'
import type { SavedAddress } from '#app/domain/saved-address.ts'
import { cityAndProvince } from '#app/domain/region.ts'
import type { DistrictSearch } from '#app/features/regions/district-search.ts'

export type AddressView = ReturnType<typeof addressView>

/** A saved address as it is shown. */
export function addressView(address: SavedAddress) {
	const { id, label, recipient, street, village, district, postcode, courierNote, isMain } = address
	return {
		id,
		label,
		isMain,
		courierNote,
		contact: `${recipient} · ${localPhone(address.phone)}`,
		lines: [street, `${village}, ${district.name}`, `${cityAndProvince(district)} ${postcode}`],
	}
}

/** What the form of an address begins with. */
export type AddressValues = Record<
	| 'label'
	| 'recipient'
	| 'phone'
	| 'village'
	| 'villageTyped'
	| 'postcode'
	| 'street'
	| 'courierNote',
	string
>

/** The page of a new address, or of one that is changed. */
export type AddressPage = {
	title: string
	formToken: string
	/** Its own path, without the language. */
	path: `/${string}`
	search: DistrictSearch
	/** Null: it has to be found first. */
	district: (District & { villages: string[] }) | null
	values: AddressValues
	/** It is the main one already, or will be as the first. */
	isMain: boolean
}

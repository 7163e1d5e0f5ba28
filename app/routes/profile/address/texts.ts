/** Messages of the form for failures of the website API. */
export const addressWords = {
	codes: { TOO_MANY_ADDRESSES: 'address:full' },
	fields: {
		label: 'address:label.required',
		recipient: 'address:recipient.short',
		phone: 'common:phone.NOT_A_NUMBER',
		district: 'checkout:district.unknown',
		village: 'checkout:address.village.required',
		postcode: 'checkout:address.postcode.wrong',
		street: 'checkout:address.street.short',
		courierNote: 'checkout:address.courierNote.long',
		latitude: 'checkout:address.pin.abroad',
		longitude: 'checkout:address.pin.abroad',
	},
}

import { AddressAnswerWire, AddressListWire, type CustomerAddressWire } from '#contract/address.ts'
import type { SavedAddress } from '#app/domain/saved-address.ts'
import type { Call } from './call.ts'
import { ApiError } from './failures.ts'

/** An address as its form sends it; `district` is a code. */
export type AddressEdit = Omit<SavedAddress, 'id' | 'district'> & { district: string }

/** The signed-in customer's addresses; another customer's address is 'missing'. */
export function addressesApi(call: Call) {
	const pathOf = (id: string) => `/address/${encodeURIComponent(id)}` as const
	const write = (method: 'POST' | 'PUT', path: `/${string}`, edit: AddressEdit) =>
		call(One, { method, path, body: wireOf(edit) }).catch(renamed)
	return {
		/** The main address comes first. */
		list: ({ optional }: { optional?: boolean } = {}) =>
			call(List, { path: '/address/address-list', optional }),
		get: (id: string) => call(One, { path: pathOf(id) }),
		/** 'conflict' when the customer already has twenty; errors name the form's fields. */
		add: (edit: AddressEdit) => write('POST', '/address', edit),
		/** Errors name the form's fields. */
		change: (id: string, edit: AddressEdit) => write('PUT', pathOf(id), edit),
		remove: (id: string) => call(List, { method: 'DELETE', path: pathOf(id) }),
	}
}

const List = AddressListWire.transform(({ data }) => data.list.map(addressOf))
const One = AddressAnswerWire.transform(({ data }) => addressOf(data))

function addressOf(wire: CustomerAddressWire): SavedAddress {
	return {
		id: wire.ADDRESS_ID,
		label: wire.ADDRESS_LABEL,
		recipient: wire.RECIPIENT_NAME,
		phone: wire.RECIPIENT_PHONE,
		district: {
			code: wire.DISTRICT_CODE,
			name: wire.DISTRICT_NAME,
			city: wire.CITY_NAME,
			province: wire.PROVINCE_NAME,
		},
		village: wire.VILLAGE,
		postcode: wire.POSTCODE,
		street: wire.STREET,
		courierNote: wire.COURIER_NOTE,
		isMain: wire.IS_MAIN,
	}
}

function wireOf(edit: AddressEdit) {
	return {
		ADDRESS_LABEL: edit.label,
		RECIPIENT_NAME: edit.recipient,
		RECIPIENT_PHONE: edit.phone,
		DISTRICT_CODE: edit.district,
		VILLAGE: edit.village,
		POSTCODE: edit.postcode,
		STREET: edit.street,
		COURIER_NOTE: edit.courierNote,
		IS_MAIN: edit.isMain,
	}
}

const fields = {
	ADDRESS_LABEL: 'label',
	RECIPIENT_NAME: 'recipient',
	RECIPIENT_PHONE: 'phone',
	DISTRICT_CODE: 'district',
	VILLAGE: 'village',
	POSTCODE: 'postcode',
	STREET: 'street',
	COURIER_NOTE: 'courierNote',
}

function renamed(error: unknown): never {
	throw error instanceof ApiError && error.redirectTo === undefined
		? error.withFields(fields)
		: error
}

import { z } from 'zod'
import { TypedPhoneWire } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'
import { givenName } from './person-name.ts'
import { halfPin, hasWholePin, pinFields } from './pin.ts'
import { districtCode } from './region.ts'
import { lineText } from './text.ts'

/** Maximum number of addresses per customer. */
export const MAX_ADDRESSES = 20

/** Where a courier goes; the village may be typed freely. */
export const Place = message({
	/** Code of the district, e.g. 31.74.01. */
	district: ['DISTRICT_CODE', districtCode],
	village: ['VILLAGE', lineText().min(2).max(60)],
	/** Five digits; '' if unknown. The API fills it in where the village has a known one. */
	postcode: [
		'POSTCODE',
		z
			.string()
			.regex(/^(\d{5})?$/)
			.default(''),
	],
	street: ['STREET', lineText().min(10).max(200)],
	courierNote: ['COURIER_NOTE', lineText().max(200).default('')],
})
export type Place = Value<typeof Place>

/** The same, and where it is on the map, which couriers that drive at once need. */
export const PinnedPlace = message({ ...fieldsIn(Place), ...pinFields }).refine(
	hasWholePin,
	halfPin,
)
export type PinnedPlace = Value<typeof PinnedPlace>

/** What a customer writes of an address. */
export const AddressEdit = message({
	...fieldsIn(Place),
	/** e.g. Rumah, Kantor. */
	label: ['ADDRESS_LABEL', lineText().min(1).max(30)],
	recipient: ['RECIPIENT_NAME', givenName({ max: 100 })],
	phone: ['RECIPIENT_PHONE', TypedPhoneWire],
	/** Makes this the only main address. The first address always is. */
	isMain: ['IS_MAIN', z.boolean().default(false)],
	...pinFields,
}).refine(hasWholePin, halfPin)
export type AddressEdit = Value<typeof AddressEdit>

/** An address of a customer's list; the phone is E.164. */
export const Address = message({
	...fieldsIn(Place),
	id: ['ADDRESS_ID', z.string()],
	label: ['ADDRESS_LABEL', z.string()],
	recipient: ['RECIPIENT_NAME', z.string()],
	phone: ['RECIPIENT_PHONE', z.string()],
	districtName: ['DISTRICT_NAME', z.string()],
	cityName: ['CITY_NAME', z.string()],
	provinceName: ['PROVINCE_NAME', z.string()],
	isMain: ['IS_MAIN', z.boolean()],
	...pinFields,
})
export type Address = Value<typeof Address>

export const AddressList = z.object({ list: z.array(Address) })
const one = { path: '/address/{id}', access: 'customer', params: { id: z.uuid() } } as const

export const listAddresses = endpoint({
	method: 'GET',
	path: '/address/address-list',
	summary: "The customer's addresses, the main one first",
	access: 'customer',
	answer: AddressList,
})

export const addAddress = endpoint({
	method: 'POST',
	path: '/address',
	summary: 'Keeps another address',
	access: 'customer',
	creates: true,
	body: AddressEdit,
	answer: Address,
	failures: { 409: 'TOO_MANY_ADDRESSES', 422: ['DISTRICT_UNKNOWN', 'PHONE_INVALID'] },
})

export const getAddress = endpoint({
	...one,
	method: 'GET',
	summary: 'One address',
	answer: Address,
	failures: { 404: 'ADDRESS_NOT_FOUND' },
})

export const changeAddress = endpoint({
	...one,
	method: 'PUT',
	summary: 'Changes an address',
	body: AddressEdit,
	answer: Address,
	failures: { 404: 'ADDRESS_NOT_FOUND', 422: ['DISTRICT_UNKNOWN', 'PHONE_INVALID'] },
})

export const removeAddress = endpoint({
	...one,
	method: 'DELETE',
	summary: 'Deletes an address; of the others, the oldest becomes the main one',
	answer: AddressList,
	failures: { 404: 'ADDRESS_NOT_FOUND' },
})

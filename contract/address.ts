import { z } from 'zod'
import { TypedPhoneWire } from './auth.ts'
import { dataOf } from './envelope.ts'
import { AddressWire } from './order.ts'
import { givenName } from './person-name.ts'
import { lineText } from './text.ts'

/** Maximum number of addresses per customer. */
export const MAX_ADDRESSES = 20

/** POST /address and PUT /address/{id}. 409 TOO_MANY_ADDRESSES; 422 DISTRICT_UNKNOWN, PHONE_INVALID. */
export const AddressEditWire = AddressWire.extend({
	/** e.g. Rumah, Kantor. */
	ADDRESS_LABEL: lineText().min(1).max(30),
	RECIPIENT_NAME: givenName({ max: 100 }),
	RECIPIENT_PHONE: TypedPhoneWire,
	/** Makes this the only main address. The first address always is. */
	IS_MAIN: z.boolean().default(false),
})

export const CustomerAddressWire = AddressWire.extend({
	ADDRESS_ID: z.string(),
	ADDRESS_LABEL: z.string(),
	RECIPIENT_NAME: z.string(),
	/** E.164. */
	RECIPIENT_PHONE: z.string(),
	DISTRICT_NAME: z.string(),
	CITY_NAME: z.string(),
	PROVINCE_NAME: z.string(),
	IS_MAIN: z.boolean(),
})
export type CustomerAddressWire = z.infer<typeof CustomerAddressWire>
/** Response of GET /address/address-list, main address first, and of DELETE /address/{id}. */
export const AddressListWire = dataOf(z.object({ list: z.array(CustomerAddressWire) }))
/** Response of GET /address/{id} and of changes. 404 if it is not the customer's. */
export const AddressAnswerWire = dataOf(CustomerAddressWire)

import { z } from 'zod'
import { contactShape } from '#app/domain/checkout-draft.ts'
import { placeShape } from '#app/domain/place-answers.ts'

const { village, postcode, street, courierNote } = placeShape

/** Recipient and address of a placed order; the district stays. */
export const orderAddressForm = z.object({
	name: contactShape.name,
	village: village.pipe(z.string().min(2, 'checkout:address.village.required')),
	postcode,
	street,
	courierNote,
})

import { z } from 'zod'
import { lineOf } from '#app/domain/plain-text.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** An order's number as printed: letters, digits and hyphens in any case, blanks around it ignored. */
export const orderNumber = (words: 'orders:lookUp.number' | 'orders:confirmation.number') =>
	z
		.string({ error: `${words}.required` })
		.overwrite(lineOf)
		.max(40, `${words}.long`)
		.transform((text) => text.replace(/\s+/g, '').toUpperCase())
		.pipe(z.string().regex(/^[0-9A-Z-]*$/, `${words}.wrong`))

/** A typed phone number as E.164. */
export const orderPhone = (words: 'orders:lookUp.phone' | 'orders:confirmation.phone') =>
	phoneText({ required: `${words}.required`, invalid: () => `${words}.wrong` })

/** Which order, and the phone that proves it is the visitor's. */
export const lookUpForm = withPhoneCountry(
	z.object({
		number: orderNumber('orders:lookUp.number'),
		phone: orderPhone('orders:lookUp.phone'),
	}),
)

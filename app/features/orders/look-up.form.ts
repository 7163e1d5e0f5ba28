import { z } from 'zod'
import { compactOf } from '#web/domain/plain-text.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** An order number: letters, digits and hyphens in any case, surrounding spaces ignored. */
export const orderNumber = (texts: 'orders:lookUp.number' | 'orders:confirmation.number') =>
	z
		.string({ error: `${texts}.required` })
		.overwrite(compactOf)
		.max(40, `${texts}.long`)
		.transform((text) => text.toUpperCase())
		.pipe(z.string().regex(/^[0-9A-Z-]*$/, `${texts}.wrong`))

/** A phone number, converted to E.164. */
export const orderPhone = (texts: 'orders:lookUp.phone' | 'orders:confirmation.phone') =>
	phoneText({ required: `${texts}.required`, invalid: `${texts}.wrong` })

/** The order number, and the phone that proves access. */
export const lookUpForm = withPhoneCountry(
	z.object({
		number: orderNumber('orders:lookUp.number'),
		phone: orderPhone('orders:lookUp.phone'),
	}),
)

import { z } from 'zod'
import { lineOf } from '#app/domain/plain-text.ts'
import { parsePhone } from '#app/domain/phone.ts'

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
	z.string({ error: `${words}.required` }).transform((text, check) => {
		const { e164 } = parsePhone(text)
		if (e164 !== null) return e164
		check.addIssue({ code: 'custom', message: `${words}.wrong` })
		return z.NEVER
	})

/** Which order, and the phone that proves it is the visitor's. */
export const lookUpForm = z.object({
	number: orderNumber('orders:lookUp.number'),
	phone: orderPhone('orders:lookUp.phone'),
})

import { z } from 'zod'
import { contactShape } from '#app/domain/checkout-draft.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** What is asked besides the address. Messages are translation keys. */
export const linkPersonForm = withPhoneCountry(
	z.object({
		name: contactShape.name,
		phone: phoneText({ required: 'checkout:contact.phone.required' }),
		email: contactShape.email,
	}),
)

/** The fields of the page's first form. */
export type LinkFields = Record<
	| 'name'
	| 'phone'
	| 'phoneCountry'
	| 'email'
	| 'place'
	| 'villageTyped'
	| 'postcode'
	| 'street'
	| 'courierNote',
	string
>

const shown = z.coerce.number({ error: 'checkout:problem.stale' }).int().min(0)

/** The courier of the order; the version is that of the page. */
export const linkCourierForm = z.object({
	version: shown,
	courier: z.string({ error: 'orders:link.courierMissing' }).max(80),
})

/** How it is paid, with the total that was shown. */
export const linkPayForm = z.object({
	version: shown,
	expectedTotal: shown,
	payee: z.string({ error: 'orders:link.payeeMissing' }).max(60),
})

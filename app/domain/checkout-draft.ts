import { z } from 'zod'
import { hasLetter, isNoAddress } from './person-name.ts'
import { placeLimits } from './place-answers.ts'
import { compactOf, lineOf } from '#web/domain/plain-text.ts'

/** Longest values of the customer's fields, in characters, except the phone. */
const contactLimits = { name: 100, email: 254 }

/** Checks of these fields; messages are translation keys. */
export const contactShape = {
	name: z
		.string({ error: 'checkout:contact.name.required' })
		.overwrite(lineOf)
		.refine(hasLetter, 'checkout:contact.name.short')
		.max(contactLimits.name, 'checkout:contact.name.long')
		.refine(isNoAddress, 'common:form.nameAddress'),
	/** '' for none: the phone is enough to find the order. */
	email: z
		.string()
		.overwrite(compactOf)
		.max(contactLimits.email, 'checkout:contact.email.wrong')
		.refine(
			(text) => text === '' || z.email().safeParse(text).success,
			'checkout:contact.email.wrong',
		)
		.default(''),
}

// Cuts values to the length of their field: the draft's cookie holds 4 kB.
const text = (maxLength: number) => z.string().transform((value) => value.slice(0, maxLength))

/** A visitor's answers at checkout so far; any part may be missing. */
export const CheckoutDraft = z
	.object({
		...each(contactLimits, text),
		phone: text(40),
		district: text(20),
		...each(placeLimits, text),
		shipping: text(80),
		/** Id of the place where the order is collected; '' or absent: the main one. */
		pickupPlace: text(20),
		bank: text(40),
		note: text(500),
		senderName: text(100),
		senderPhone: text(40),
		/** Codes chosen; '': none is wanted; absent: the best one. */
		productVoucher: text(40),
		shippingVoucher: text(40),
		useCoins: text(2),
		useWallet: text(2),
		/** 'on': the parcel is to be insured, where that is the buyer's choice. */
		insured: text(2),
		/** Whether a customer's new address is saved in the account with the order: 'on', or 'off'; '': it is there already. */
		saveAddress: text(3),
	})
	.partial()
export type CheckoutDraft = z.infer<typeof CheckoutDraft>

const personal = [
	'name',
	'phone',
	'email',
	'district',
	'village',
	'postcode',
	'street',
	'courierNote',
	'pin',
	'bank',
	'saveAddress',
] as const satisfies (keyof CheckoutDraft)[]

/** The answers that hold for any purchase of the person: contact, address and payee. */
export function personalAnswers(draft: CheckoutDraft): CheckoutDraft {
	return Object.fromEntries(personal.map((name) => [name, draft[name]]))
}

const Contact = z.object({
	...each(contactLimits, () => z.string().default('')),
	phone: z.string().default(''),
})
/** The customer's fields; '' for those without an answer. The phone is E.164. */
export type ContactAnswers = z.output<typeof Contact>

export function contactOf(draft: CheckoutDraft): ContactAnswers {
	return Contact.parse(draft)
}

/** A schema for each field of a form, from its longest length. */
function each<Limits extends Record<string, number>, Schema>(
	limits: Limits,
	schema: (maxLength: number) => Schema,
): Record<keyof Limits, Schema> {
	const fields = Object.entries(limits).map(([name, maxLength]) => [name, schema(maxLength)])
	return Object.fromEntries(fields)
}

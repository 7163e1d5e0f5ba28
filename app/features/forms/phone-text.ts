import { z } from 'zod'
import { countries } from '#app/domain/countries.ts'
import { isMobile, parsePhone, type PhoneFault } from '#web/domain/phone.ts'
import { lineOf } from '#web/domain/plain-text.ts'

type PhoneTexts = {
	/** Translation key for an empty value. */
	required: string
	/** For a number that is not valid for its country, instead of the common text. */
	invalid?: string
	/** For a landline, where only a mobile phone serves. */
	landline?: string
}

/** A phone number, converted to E.164; its form is wrapped in `withPhoneCountry`. */
export function phoneText({ required, invalid, landline }: PhoneTexts) {
	return z
		.string({ error: required })
		.overwrite(lineOf)
		.transform((text, check) => {
			const { e164, fault } = parsePhone(text)
			if (fault === null && (!landline || isMobile(e164))) return e164
			const message = fault === null ? landline : textOf(fault, invalid)
			check.addIssue({ code: 'custom', message })
			return z.NEVER
		})
}

/** Each fault has a text of its own. */
function textOf(fault: PhoneFault, invalid: string | undefined): string {
	return fault === 'NOT_A_NUMBER' && invalid ? invalid : `common:phone.${fault}`
}

const Typed = z.looseObject({ phone: z.string(), phoneCountry: z.string() })

/** Wraps a form with the fields `phone` and `phoneCountry`; without the latter the country is Indonesia. */
export function withPhoneCountry<T extends z.ZodType>(form: T) {
	return z.preprocess((value: z.input<T> & { phoneCountry?: string }): unknown => {
		const typed = Typed.safeParse(value)
		if (!typed.success) return value
		return { ...typed.data, phone: international(typed.data.phone, typed.data.phoneCountry) }
	}, form)
}

/** Prefixes the country's calling code unless there is one; for an unknown country a code that does not exist. */
function international(typed: string, country: string): string {
	const text = lineOf(typed)
	if (country === 'ID' || /^(\+|00|$)/.test(text)) return text
	const callingCode = countries('en').find(({ code }) => code === country)?.callingCode
	return `+${callingCode ?? '999'} ${text}`
}

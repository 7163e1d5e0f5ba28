import { z } from 'zod'
import { countries } from '#app/domain/countries.ts'
import { parsePhone, type PhoneFault } from '#app/domain/phone.ts'
import { lineOf } from '#app/domain/plain-text.ts'

type PhoneTexts = {
	/** Translation keys: for an empty value, and for each fault. */
	required: string
	invalid: (fault: PhoneFault) => string
}

/** A phone number, converted to E.164; its form is wrapped in `withPhoneCountry`. */
export function phoneText({ required, invalid }: PhoneTexts) {
	return z
		.string({ error: required })
		.overwrite(lineOf)
		.transform((text, check) => {
			const { e164, fault } = parsePhone(text)
			if (fault === null) return e164
			check.addIssue({ code: 'custom', message: invalid(fault) })
			return z.NEVER
		})
}

const Typed = z.looseObject({ phone: z.string(), phoneCountry: z.string() })

/** Wraps a form with the fields `phone` and `phoneCountry`; without the latter the country is Indonesia. */
export function withPhoneCountry<T extends z.ZodType>(form: T) {
	return z.preprocess((value) => {
		const typed = Typed.safeParse(value)
		if (!typed.success) return value
		return { ...typed.data, phone: international(typed.data.phone, typed.data.phoneCountry) }
	}, form)
}

/** Prefixes the country's calling code unless there is one; for an unknown country a code that does not exist. */
function international(text: string, country: string): string {
	if (country === 'ID' || /^\s*(\+|00|$)/.test(text)) return text
	const callingCode = countries('en').find(({ code }) => code === country)?.callingCode
	return `+${callingCode ?? '999'} ${text}`
}

import { z } from 'zod'
import { countries } from '#app/domain/countries.ts'
import { parsePhone, type PhoneFault } from '#app/domain/phone.ts'
import { lineOf } from '#app/domain/plain-text.ts'

type PhoneTexts = {
	/** Translation keys: nothing typed, and the one for a fault. */
	required: string
	invalid: (fault: PhoneFault) => string
}

/** A typed phone number as E.164; its form is `withPhoneCountry`. */
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

/** A form with a `phone` and the country it was typed for, `phoneCountry`; without one it is Indonesia's. */
export function withPhoneCountry<T extends z.ZodType>(form: T) {
	return z.preprocess((value) => {
		const typed = Typed.safeParse(value)
		if (!typed.success) return value
		return { ...typed.data, phone: international(typed.data.phone, typed.data.phoneCountry) }
	}, form)
}

/** Spelled with the country's calling code, unless it has one; an unknown country's is none that exists. */
function international(text: string, country: string): string {
	if (country === 'ID' || /^\s*(\+|00|$)/.test(text)) return text
	const callingCode = countries('en').find(({ code }) => code === country)?.callingCode
	return `+${callingCode ?? '999'} ${text}`
}

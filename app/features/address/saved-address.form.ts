import { z } from 'zod'
import { hasLetter, isNoAddress } from '#app/domain/person-name.ts'
import { pinParts } from '#contract/pin-answer.ts'
import { lineOf } from '#web/domain/plain-text.ts'
import { hasVillage, placeShape, villageMissing } from '#app/domain/place-answers.ts'
import { phoneText, withPhoneCountry } from '#app/features/forms/phone-text.ts'

/** A saved address; the phone is converted to E.164, messages are translation keys. */
export const savedAddressForm = withPhoneCountry(
	z
		.object({
			...placeShape,
			label: z
				.string({ error: 'address:label.required' })
				.overwrite(lineOf)
				.min(1, 'address:label.required')
				.max(30, 'address:label.long'),
			recipient: z
				.string({ error: 'address:recipient.required' })
				.overwrite(lineOf)
				.refine(hasLetter, 'address:recipient.short')
				.max(100, 'address:recipient.long')
				.refine(isNoAddress, 'common:form.nameAddress'),
			phone: phoneText({ required: 'address:phone.required' }),
			district: z
				.string({ error: 'checkout:district.required' })
				.regex(/^\d{2}\.\d{2}\.\d{2}$/, 'checkout:district.required'),
			main: z.literal('on').optional(),
		})
		.refine(hasVillage, villageMissing)
		.transform(({ villageTyped, main, pin, ...address }) => ({
			...address,
			...pinParts(pin),
			village: villageTyped || address.village,
			isMain: main === 'on',
		})),
)

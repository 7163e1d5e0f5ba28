import { z } from 'zod'
import { type CourierAccountEdit } from '#contract/courier-account.ts'
import { COURIER_CODES } from '#contract/courier.ts'
import { PROVIDER_ENVIRONMENTS } from '#contract/payment-account.ts'
import { phoneNumber } from '#admin/features/setup/owner.form.ts'
import { parseForm, type RejectedForm } from '#admin/http/form.ts'
import { emptyOr } from '#admin/http/form-schemas.ts'

const keyText = z.string().trim().max(500, 'live.keyWrong').default('')
/** Its fields, without those of the couriers. Messages are text keys of `settings`. */
export const CourierAccountFields = z.object({
	environment: z.enum(PROVIDER_ENVIRONMENTS),
	secretKey: keyText,
	proofHeader: z
		.string()
		.trim()
		.regex(/^(?:x-[a-z0-9-]{2,50}|authorization)?$/i, 'live.headerWrong')
		.default(''),
	secretProof: keyText,
	senderName: z.string().trim().max(100, 'live.tooLong'),
	senderPhone: emptyOr(phoneNumber('live.phoneWrong')),
	senderAddress: z.string().trim().max(200, 'live.tooLong'),
	senderPostcode: z
		.string()
		.trim()
		.regex(/^(?:\d{5})?$/, 'live.postcodeWrong'),
	active: z.string().optional(),
})

type Read = { ok: true; edit: CourierAccountEdit } | { ok: false; rejected: RejectedForm }

/** The name of a courier's field. */
export const fieldOfCourier = (code: string) => `courier-${code}`

/** Reads the form of an account with a provider of couriers; an empty key is one that stays. */
export function readCourierForm(form: FormData): Read {
	const parsed = parseForm(form, CourierAccountFields)
	if (!parsed.ok) return { ok: false, rejected: parsed.rejected }
	const { environment, secretKey, proofHeader, secretProof, active, ...sender } = parsed.value
	return {
		ok: true,
		edit: {
			environment,
			secretKey: secretKey || undefined,
			proofHeader,
			proofValue: secretProof || undefined,
			couriers: COURIER_CODES.filter((code) => form.has(fieldOfCourier(code))),
			origin: {
				name: sender.senderName,
				phone: sender.senderPhone ?? '',
				address: sender.senderAddress,
				postcode: sender.senderPostcode,
			},
			isActive: active !== undefined,
		},
	}
}

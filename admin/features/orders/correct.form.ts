import { z } from 'zod'
import { VENDOR_CODES } from '#contract/shipping-methods.ts'
import { parsePhone } from '#web/domain/phone.ts'
import { isTrackingNumber } from './tracking-numbers.ts'

const message = 'correct.invalid'
const text = (min: number, max: number) => z.string().trim().min(min, message).max(max, message)
const reason = z.string().trim().min(3, 'correct.reasonMissing').max(200, 'correct.reasonMissing')

/** The forms of the page of corrections. Messages are text keys of `orders`. */
export const CorrectForm = z.discriminatedUnion('act', [
	z.object({ act: z.literal('back'), backReason: reason }),
	z.object({
		act: z.literal('correct'),
		reason,
		tracking: z.string().trim().refine(isTrackingNumber, 'ship.malformed').optional(),
		/** `vendor/method`; '': unchanged. */
		courier: z
			.string()
			.refine((chosen) => chosen === '' || courierOf(chosen) !== undefined, message)
			.default(''),
		name: text(1, 100).optional(),
		phone: z
			.string()
			.transform((typed) => parsePhone(typed).e164 ?? '')
			.pipe(z.string().min(1, message))
			.optional(),
		street: text(10, 200).optional(),
		village: text(2, 60).optional(),
		postcode: z
			.string()
			.trim()
			.regex(/^(\d{5})?$/, message)
			.optional(),
		courierNote: text(0, 200).optional(),
		note: z
			.string()
			.transform((typed) => typed.replaceAll('\r\n', '\n').trim())
			.pipe(z.string().max(500, message))
			.optional(),
	}),
])
export type CorrectForm = z.infer<typeof CorrectForm>

/** The correction as the API takes it. */
export function correctionOf({
	courier,
	tracking: trackingNumber,
	...form
}: Extract<CorrectForm, { act: 'correct' }>) {
	const { reason, name, phone, street, village, postcode = '', courierNote = '', note } = form
	const isMoved = street !== undefined && village !== undefined
	const address = isMoved ? { street, village, postcode, courierNote } : undefined
	return { reason, trackingNumber, courier: courierOf(courier), name, phone, address, note }
}

function courierOf(chosen: string) {
	const [vendor, vendorMethod] = chosen.split('/')
	const vendorCode = VENDOR_CODES.find((code) => code === vendor)
	return vendorCode && vendorMethod ? { vendorCode, vendorMethod } : undefined
}

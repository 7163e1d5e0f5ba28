import { z } from 'zod'
import { VENDOR_CODES } from '#contract/shipping-methods.ts'
import { emptyOr, shopTime, wholeNumber } from '#admin/http/form-schemas.ts'
import { isTrackingNumber } from '#admin/features/orders/tracking-numbers.ts'

const tracking = z
	.string()
	.trim()
	.refine((text) => text === '' || isTrackingNumber(text), 'wrong.trackingMalformed')
	.default('')
/** `vendor/method`; '': unchanged. */
const courier = z
	.string()
	.refine((chosen) => chosen === '' || courierOf(chosen) !== undefined, 'wrong.courierUnknown')
	.default('')
/** Empty: as soon as the courier comes. */
const pickUpAt = emptyOr(shopTime('wrong.pickUpWrong')).default(null)
const centimetres = emptyOr(wholeNumber('wrong.sizeWrong', 1, 500))

/** The form of a new parcel, without its units. Messages are text keys of `parcels`. */
export const NewParcelForm = z.object({
	known: z
		.string()
		.regex(/^\d{1,4}$/)
		.transform(Number),
	tracking,
	courier,
	weight: emptyOr(wholeNumber('wrong.weightWrong', 1, 1_000_000)),
	length: centimetres,
	width: centimetres,
	height: centimetres,
})

/** The form of one parcel, whose buttons say what is done. */
export const ParcelForm = z
	.object({
		act: z.enum([
			'book',
			'unbook',
			'ship',
			'deliver',
			'take',
			'lose',
			'cancel',
			'correct',
			'check',
		]),
		tracking,
		later: z.literal('yes').optional(),
		courier,
		pickUpAt,
		reason: z.string().trim().max(200, 'wrong.reasonMissing').default(''),
	})
	.refine(({ act, reason }) => !needsReason(act) || reason.length >= 3, {
		path: ['reason'],
		message: 'wrong.reasonMissing',
	})
	.refine(({ act, tracking: typed, later }) => act !== 'ship' || typed !== '' || later, {
		path: ['tracking'],
		message: 'wrong.trackingMissing',
	})
export type ParcelForm = z.infer<typeof ParcelForm>

/** The form of couriers that are booked for several orders. */
export const BookingsForm = z.object({ act: z.enum(['book', 'ship']), pickUpAt })

function needsReason(act: string): boolean {
	return ['take', 'lose', 'cancel', 'correct'].includes(act)
}

/** A chosen courier as the API takes it; undefined: unchanged. */
export function courierOf(chosen: string) {
	const [vendor, vendorMethod] = chosen.split('/')
	const vendorCode = VENDOR_CODES.find((code) => code === vendor)
	return vendorCode && vendorMethod ? { vendorCode, vendorMethod } : undefined
}

const field = /^units\.(\d{1,3})$/

/** Typed units by line; null if one is no whole number. Empty fields are none. */
export function unitsIn(form: FormData): { position: number; quantity: number }[] | null {
	const typed = [...form].flatMap(([name, value]) => {
		const position = field.exec(name)?.[1]
		const text = typeof value === 'string' ? value.trim() : ''
		return position === undefined || text === '' ? [] : { position: Number(position), text }
	})
	if (typed.some(({ text }) => !/^\d{1,6}$/.test(text))) return null
	return typed.flatMap(({ position, text }) =>
		Number(text) === 0 ? [] : { position, quantity: Number(text) },
	)
}

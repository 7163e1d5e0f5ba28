import { z } from 'zod'
import type { changeOrderDraft } from '#contract/order-draft.ts'
import { OFFERED_PAYMENT_METHODS } from '#contract/payment.ts'
import { CouponCodeWire } from '#contract/quote.ts'
import { VENDOR_CODES } from '#contract/shipping-methods.ts'
import type { Asked } from '#contract/endpoint-call.ts'
import { emptyOr, wholeNumber, wholeRupiah } from '#admin/http/form-schemas.ts'
import { parsePhone } from '#web/domain/phone.ts'
import type { Values } from './draft-values.ts'

/** Most lines of an order. */
const maxLines = 50

const text = (max: number) =>
	z
		.string()
		.transform((typed) => typed.replaceAll('\r\n', '\n').trim())
		.pipe(z.string().max(max, 'fault.long'))
		.default('')
/** '' for none. */
const voucher = z
	.string()
	.transform((typed) => typed.trim())
	.pipe(z.union([z.literal(''), CouponCodeWire], 'fault.voucher'))
	.default('')
const rupiah = emptyOr(wholeRupiah('fault.amount', 0)).default(null)

/** The fields of a draft besides its lines. Messages are text keys of `drafts`. */
const DraftHead = z.object({
	name: text(100),
	phone: z
		.string()
		.transform((typed) => (typed.trim() === '' ? '' : parsePhone(typed).e164))
		.pipe(z.string('fault.phone'))
		.default(''),
	email: z
		.string()
		.trim()
		.pipe(z.union([z.literal(''), z.email('fault.email')], 'fault.email'))
		.default(''),
	customerId: z
		.union([z.literal(''), z.uuid()])
		.catch('')
		.default(''),
	language: z.enum(['id', 'en']).catch('id'),
	street: text(200),
	village: text(60),
	postcode: z
		.string()
		.trim()
		.regex(/^(\d{5})?$/, 'fault.postcode')
		.default(''),
	courierNote: text(200),
	courier: z.string().max(80).default(''),
	shippingPrice: rupiah,
	/** PAYMENT_METHOD or PAYMENT_METHOD/BANK_CODE. */
	way: z.string().max(60).default(''),
	productVoucher: voucher,
	shippingVoucher: voucher,
	note: text(500),
	holdsStock: z.string().optional(),
})

const Line = z.object({
	id: z.coerce.number().int().positive(),
	/** 0 removes the line. */
	quantity: wholeNumber('fault.quantity', 0, 1_000_000),
	price: rupiah,
	reason: text(200),
})

type Body = Omit<Asked<typeof changeOrderDraft>['body'], 'version'>
type Parsed =
	| { ok: true; body: Body; rows: number[] }
	| { ok: false; errors: Record<string, string> }

/** What the form says; `rows` has the row of each line, since lines without units are left out. */
export function parseDraft(values: Values, district: string): Parsed {
	const head = DraftHead.safeParse(values)
	const errors: Record<string, string> = {}
	for (const { path, message } of head.error?.issues ?? []) errors[path.join('.')] ??= message
	const lines: z.infer<typeof Line>[] = []
	const rows: number[] = []
	for (let at = 0; at < rowCount(values); at += 1) {
		const line = Line.safeParse(rowOf(values, at))
		for (const { path, message } of line.error?.issues ?? [])
			errors[`${path.join('.')}-${at}`] ??= message
		if (!line.success || line.data.quantity === 0) continue
		lines.push(line.data)
		rows.push(at)
	}
	if (!head.success || Object.keys(errors).length > 0) return { ok: false, errors }
	const { street, village, postcode, courierNote, courier, way, ...written } = head.data
	const [vendor, method = ''] = courier.split('/')
	const [payment, bank = ''] = way.split('/')
	const isEmpty = [street, village, postcode, courierNote, district].every((one) => one === '')
	return {
		ok: true,
		rows,
		body: {
			...written,
			customerId: written.customerId || null,
			address: isEmpty ? null : { district, village, postcode, street, courierNote },
			vendor: VENDOR_CODES.find((code) => code === vendor) ?? null,
			method,
			payment: OFFERED_PAYMENT_METHODS.find((code) => code === payment) ?? null,
			bank,
			productVoucher: written.productVoucher || undefined,
			shippingVoucher: written.shippingVoucher || undefined,
			holdsStock: written.holdsStock === 'on',
			lines,
		},
	}
}

/** Number of rows of a submitted form. */
export function rowCount(values: Values): number {
	let count = 0
	while (count < maxLines && values[`id-${count}`] !== undefined) count += 1
	return count
}

/** The form's values with the chosen items of a search in new rows; one that is there already gets another unit. */
export function withItems(values: Values): Values {
	const { search: _search, ...next } = values
	for (const [name, id] of Object.entries(values)) {
		const [, place] = /^pick-(\d+)$/.exec(name) ?? []
		if (place === undefined) continue
		const label = values[`found-${place}`] ?? ''
		const rows = Array.from({ length: rowCount(next) }, (_, at) => at)
		const known = rows.find((at) => next[`id-${at}`] === id)
		const row = known ?? rows.length
		if (row >= maxLines) break
		next[`id-${row}`] = id
		next[`label-${row}`] = label
		next[`quantity-${row}`] = String(Number(next[`quantity-${row}`] ?? '0') + 1)
	}
	return next
}

function rowOf(values: Values, at: number) {
	return Object.fromEntries(
		(['id', 'quantity', 'price', 'reason'] as const).map((name) => [
			name,
			values[`${name}-${at}`] ?? '',
		]),
	)
}

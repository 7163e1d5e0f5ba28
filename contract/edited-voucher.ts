import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, RupiahSumWire, RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { CouponCodeWire } from './quote.ts'
import { lineText } from './text.ts'

const bothLanguages = z.object({ id: lineText().min(3).max(80), en: lineText().min(3).max(80) })
const quota = z.number().int().min(1).max(1_000_000_000).nullable()
const perCustomer = z.number().int().min(1).max(1000)
const version = z.number().int().min(0)

/** Benefit of a voucher. */
const Terms = message({
	isCashback: ['COUPON_ISCASHBACK', z.boolean()],
	isPercentage: ['COUPON_ISPERCENTAGE', z.boolean()],
	/** Whole rupiah, or percent. */
	amount: ['COUPON_AMOUNT', RupiahWire.min(1)],
	maximumAmount: ['COUPON_MAXIMUM_AMOUNT', RupiahWire.min(1).nullable()],
	minimumSubTotal: ['COUPON_MINIMUM_SUB_TOTAL', RupiahWire],
	isForShipping: ['COUPON_IS_FOR_SHIPPING', z.boolean()],
})
const isPercentWithinHundred = (one: { COUPON_ISPERCENTAGE: boolean; COUPON_AMOUNT: number }) =>
	!one.COUPON_ISPERCENTAGE || one.COUPON_AMOUNT <= 100

/** A new voucher. Without a code it gets an unguessable random one. */
const NewVoucher = message({
	code: ['COUPON_CODE', CouponCodeWire.optional()],
	title: ['COUPON_TITLE', bothLanguages],
	shortDescription: ['COUPON_SHORT_DESCRIPTION', bothLanguages],
	startsAt: ['EFFECTIVE_START_DATE', moment.optional()],
	endsAt: ['COUPON_EFFECTIVE_END_DATE', moment],
	isCashback: ['COUPON_ISCASHBACK', z.boolean().default(false)],
	isPercentage: ['COUPON_ISPERCENTAGE', z.boolean().default(false)],
	isForShipping: ['COUPON_IS_FOR_SHIPPING', z.boolean().default(false)],
	amount: ['COUPON_AMOUNT', RupiahWire.min(1)],
	maximumAmount: ['COUPON_MAXIMUM_AMOUNT', RupiahWire.min(1).nullable().default(null)],
	minimumSubTotal: ['COUPON_MINIMUM_SUB_TOTAL', RupiahWire.default(0)],
	/** The maximum number of uses; null: no limit. */
	quota: ['QUOTA', quota.default(null)],
	perCustomer: ['PER_CUSTOMER', perCustomer.default(1)],
	/** Not listed publicly; usable by its code only. */
	isPrivate: ['IS_PRIVATE', z.boolean().default(false)],
})
	.refine(isPercentWithinHundred, { path: ['COUPON_AMOUNT'] })
	.refine(
		(one) =>
			Date.parse(one.EFFECTIVE_START_DATE ?? new Date().toISOString()) <
			Date.parse(one.COUPON_EFFECTIVE_END_DATE),
		{ path: ['COUPON_EFFECTIVE_END_DATE'] },
	)
export type NewVoucher = Value<typeof NewVoucher>

/**
 * Absent fields stay unchanged. Once an order has used it, benefit and start can't change, and the limit per customer can
 * only rise: 409 VOUCHER_IN_USE.
 */
export const VoucherChange = message({
	/** Version that was read; 409 CHANGED_MEANWHILE if it was saved since. */
	version: ['VERSION', version.optional()],
	isActive: ['IS_ACTIVE', z.boolean().optional()],
	title: ['COUPON_TITLE', bothLanguages.optional()],
	shortDescription: ['COUPON_SHORT_DESCRIPTION', bothLanguages.optional()],
	startsAt: ['EFFECTIVE_START_DATE', moment.optional()],
	endsAt: ['COUPON_EFFECTIVE_END_DATE', moment.optional()],
	isCashback: ['COUPON_ISCASHBACK', z.boolean().optional()],
	isPercentage: ['COUPON_ISPERCENTAGE', z.boolean().optional()],
	isForShipping: ['COUPON_IS_FOR_SHIPPING', z.boolean().optional()],
	amount: ['COUPON_AMOUNT', RupiahWire.min(1).optional()],
	maximumAmount: ['COUPON_MAXIMUM_AMOUNT', RupiahWire.min(1).nullable().optional()],
	minimumSubTotal: ['COUPON_MINIMUM_SUB_TOTAL', RupiahWire.optional()],
	quota: ['QUOTA', quota.optional()],
	perCustomer: ['PER_CUSTOMER', perCustomer.optional()],
	isPrivate: ['IS_PRIVATE', z.boolean().optional()],
})
export type VoucherChange = Value<typeof VoucherChange>

/** ENDED by staff, OVER by its end date. */
export const VOUCHER_STATES = ['RUNNING', 'AHEAD', 'USED_UP', 'OVER', 'ENDED'] as const

const VoucherQuery = message({
	/** A part of the code or of the title. */
	search: ['SEARCH', lineText().min(1).max(100).optional()],
	state: ['STATE', z.enum(VOUCHER_STATES).optional()],
	/** `next` of the page before. */
	next: ['NEXT', z.coerce.number().int().min(1).optional()],
	limit: ['LIMIT', z.coerce.number().int().min(1).max(500).default(500)],
})
export type VoucherQuery = Value<typeof VoucherQuery>

/** A voucher as staff see it. */
export const EditedVoucher = message({
	code: ['COUPON_CODE', z.string()],
	/** In the request's language; then in each language. */
	title: ['COUPON_TITLE', z.string()],
	endsAt: ['COUPON_EFFECTIVE_END_DATE', moment],
	...fieldsIn(Terms),
	titleId: ['COUPON_TITLE_ID', z.string()],
	titleEn: ['COUPON_TITLE_EN', z.string()],
	descriptionId: ['COUPON_SHORT_DESCRIPTION_ID', z.string()],
	descriptionEn: ['COUPON_SHORT_DESCRIPTION_EN', z.string()],
	startsAt: ['EFFECTIVE_START_DATE', moment],
	quota: ['QUOTA', z.number().int().nullable()],
	perCustomer: ['PER_CUSTOMER', z.number().int()],
	/** Uses that were not reversed. */
	used: ['USED', z.number().int()],
	/** Used by any order, even a cancelled one: its benefit can't be changed. */
	isInUse: ['IS_IN_USE', z.boolean()],
	isPrivate: ['IS_PRIVATE', z.boolean()],
	isActive: ['IS_ACTIVE', z.boolean()],
	state: ['STATE', z.enum(VOUCHER_STATES)],
	version: ['VERSION', version],
})
export type EditedVoucher = Value<typeof EditedVoucher>

/** Newest first. */
export const VoucherPage = message({
	list: ['list', z.array(EditedVoucher)],
	/** null on the last page. */
	next: ['NEXT', z.number().int().nullable()],
})

const exampleCart = {
	subTotal: ['SUB_TOTAL', RupiahWire],
	shippingPrice: ['SHIPPING_PRICE', RupiahWire],
} as const

/** A voucher's terms and the carts to try them on. */
const VoucherTrial = message({
	...fieldsIn(Terms),
	carts: ['CART_LIST', z.array(message(exampleCart)).min(1).max(10)],
}).refine(isPercentWithinHundred, { path: ['COUPON_AMOUNT'] })
export type VoucherTrial = Value<typeof VoucherTrial>

const TriedCart = message({
	...exampleCart,
	/** Amount missing to the minimum; 0: the voucher applies. */
	missing: ['MISSING', RupiahWire],
	discount: ['DISCOUNT', RupiahWire],
	/** Credited to the wallet when the order completes. */
	cashback: ['CASHBACK', RupiahWire],
	total: ['TOTAL', RupiahSumWire],
})
export type TriedCart = Value<typeof TriedCart>

const all = { path: '/sites/{code}/vouchers', needs: 'promotions', answer: VoucherPage } as const
const one = { ...all, path: '/sites/{code}/vouchers/{coupon}' } as const

export const listVouchers = endpoint({
	...all,
	method: 'GET',
	summary: 'Vouchers, the newest first',
	query: VoucherQuery,
})

export const addVoucher = endpoint({
	...all,
	method: 'POST',
	summary: 'Makes a voucher',
	creates: true,
	body: NewVoucher,
	failures: { 409: 'VOUCHER_CODE_TAKEN' },
})

export const getVoucher = endpoint({
	...one,
	method: 'GET',
	summary: 'A voucher',
	answer: EditedVoucher,
	failures: { 404: 'VOUCHER_NOT_FOUND' },
})

export const changeVoucher = endpoint({
	...one,
	method: 'PATCH',
	summary: 'Changes or ends a voucher',
	body: VoucherChange,
	failures: { 404: 'VOUCHER_NOT_FOUND', 409: ['CHANGED_MEANWHILE', 'VOUCHER_IN_USE'] },
})

export const removeVoucher = endpoint({
	...one,
	method: 'DELETE',
	summary: 'Deletes a voucher that no order has used',
	answer: Done,
	failures: { 404: 'VOUCHER_NOT_FOUND', 409: 'VOUCHER_IN_USE' },
})

export const tryVoucher = endpoint({
	method: 'POST',
	path: '/sites/{code}/voucher-preview',
	summary: 'What such a voucher would give to example carts; changes nothing',
	needs: 'promotions',
	isReadOnly: true,
	body: VoucherTrial,
	answer: z.object({ list: z.array(TriedCart) }),
})

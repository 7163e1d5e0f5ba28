import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, pageFields, pageQueryFields, RupiahSumWire, RupiahWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { openEnum } from './open-enum.ts'
import { Period, PeriodCode } from './statement.ts'

/** Why a referred order has no commission. */
export const REFUSAL_REASONS = [
	'UNKNOWN_CODE',
	'SAME_ACCOUNT',
	'SAME_PHONE',
	'SAME_EMAIL',
	'SAME_ADDRESS',
	'SAME_BANK',
] as const

/** REVIEW: held until staff have reviewed it. */
const COMMISSION_STATUSES = ['PENDING', 'REVIEW', 'AVAILABLE', 'REVERSED'] as const
const Count = z.number().int().min(0)

const RefusedOrder = message({
	/** The end of the order's number. */
	order: ['ORDER_CODE', z.string()],
	date: ['REFUSED_DATE', moment],
	reason: ['REASON', openEnum(REFUSAL_REASONS)],
})
export type RefusedOrder = Value<typeof RefusedOrder>

/** A customer's own link with what it brought. */
export const Affiliate = message({
	/** null: not activated. */
	code: ['AFFILIATE_CODE', z.string().nullable()],
	/** The affiliate's share of a sale in percent, e.g. 5 or 2.5. */
	percent: ['COMMISSION_PERCENT', z.number().min(0).max(50)],
	/** Days for which a click is attributed. */
	days: ['DURATION_DAYS', z.number().int()],
	pending: ['PENDING_BALANCE', RupiahSumWire],
	available: ['AVAILABLE_BALANCE', RupiahSumWire],
	held: ['HELD_BALANCE', RupiahSumWire],
	/** The last twelve months, newest first. */
	months: [
		'PERIODE_LIST',
		z.array(
			message({
				...fieldsIn(Period),
				clicks: ['CLICK_COUNT', Count],
				/** Paid orders attributed to the link. */
				orders: ['ORDER_COUNT', Count],
				/** Earned minus reversed. */
				earned: ['COMMISSION', RupiahSumWire],
			}),
		),
	],
	/** The latest paid orders by the link that earn nothing, newest first. */
	refused: ['REFUSED_LIST', z.array(RefusedOrder).default([])],
})
export type Affiliate = Value<typeof Affiliate>

/** A commission for one order line. */
const Commission = message({
	/** The end of the order's number; only the buyer knows the complete number. */
	order: ['ORDER_CODE', z.string()],
	position: ['LINE_POSITION', Count],
	date: ['COMMISSION_DATE', moment],
	product: ['PRODUCT_NAME', z.string()],
	variantLabel: ['VARIANT_LABEL', z.string()],
	quantity: ['LINE_QTY', z.number().int().min(1)],
	returned: ['RETURNED_QTY', Count],
	/** Amount paid for the line. */
	base: ['BASE', RupiahWire],
	percent: ['COMMISSION_PERCENT', z.number()],
	earned: ['EARNED', RupiahWire],
	reversed: ['REVERSED', RupiahWire],
	status: ['COMMISSION_STATUS', openEnum(COMMISSION_STATUSES)],
})
export type Commission = Value<typeof Commission>

export const getAffiliate = endpoint({
	method: 'GET',
	path: '/affiliate',
	summary: "The customer's own link with what it brought by month",
	access: 'customer',
	answer: Affiliate,
})

export const activateAffiliate = endpoint({
	method: 'POST',
	path: '/affiliate',
	summary: "Switches the customer's own link on",
	access: 'customer',
	answer: Affiliate,
})

/** The account keeps the latest click of all devices; its orders are attributed to that click until it expires. */
export const keepReferral = endpoint({
	method: 'POST',
	path: '/affiliate/referral',
	summary: 'Keeps that the customer came by a link',
	access: 'customer',
	body: message({
		code: ['AFFILIATE_TRACKING_CODE', z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/)],
		clickedAt: ['CLICK_DATE', moment],
	}),
	answer: Done,
})

export const listCommissions = endpoint({
	method: 'GET',
	path: '/affiliate/commission-list',
	summary: 'A page of commissions, each with the line that earned it',
	access: 'customer',
	query: message({ period: ['PERIODE_CODE', PeriodCode.optional()], ...pageQueryFields }),
	answer: message(pageFields(Commission)),
})

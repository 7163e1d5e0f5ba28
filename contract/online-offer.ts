import { z } from 'zod'
import { RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { ONLINE_GROUPS, ONLINE_METHOD_CODES } from './online-method.ts'
import { enumOr, openEnum } from './open-enum.ts'

const method = ['ONLINE_METHOD', openEnum(ONLINE_METHOD_CODES)] as const
const name = ['ONLINE_METHOD_NAME', z.string()] as const

/** A way to pay online that the shop offers now. */
export const OnlineOffer = message({
	method,
	name,
	group: ['ONLINE_GROUP', openEnum(ONLINE_GROUPS)],
	/** What the provider takes, in whole rupiah, the buyer's fee included; null: no limit is known. */
	min: ['MINIMUM_AMOUNT', RupiahWire],
	max: ['MAXIMUM_AMOUNT', RupiahWire.nullable()],
	/** What the buyer pays in addition; see `feeOf`. */
	fee: [
		'FEE',
		message({
			fixed: ['FEE_FIXED', RupiahWire],
			basisPoints: ['FEE_BASIS_POINTS', z.number().int().min(0)],
		}),
	],
})

/** OPENING: the provider is being asked. UNCLEAR: staff look at it. REVERSED: paid, and taken back by the bank. */
export const ONLINE_STATES = [
	'OPENING',
	'OPEN',
	'PAID',
	'ENDED',
	'FAILED',
	'UNCLEAR',
	'REVERSED',
] as const

/** What the buyer needs in order to pay; of its fields those of the kind. */
const Instructions = message({
	/** An account's number, that of a bill with its biller, a code for the cashier, a QR code, or a page of the provider. */
	kind: ['INSTRUCTION_KIND', openEnum(['ACCOUNT', 'BILL', 'CODE', 'QR', 'PAGE'])],
	number: ['PAYMENT_NUMBER', z.string().nullable()],
	biller: ['BILLER_CODE', z.string().nullable()],
	/** Content of the QR code. */
	content: ['QRIS_TEXT', z.string().nullable()],
	url: ['PAGE_URL', z.string().nullable()],
})

/** The latest attempt to pay for an order through a provider. */
export const OnlinePayment = message({
	method,
	name,
	state: ['ONLINE_STATE', enumOr(ONLINE_STATES, 'UNCLEAR')],
	/** What the buyer is asked for, and the part of it that is for the provider's fee. */
	amount: ['PAYMENT_AMOUNT', RupiahWire],
	fee: ['PAYMENT_FEE', RupiahWire],
	/** Null unless it can be paid now. */
	instructions: ['INSTRUCTIONS', Instructions.nullable()],
	expiresAt: ['EXPIRED_DATE', moment],
})
export type OnlinePayment = Value<typeof OnlinePayment>

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { message, type Value } from './message.ts'
import { OnlineOffer } from './online-offer.ts'
import { givenName } from './person-name.ts'
import { linesText, lineText } from './text.ts'
import { openEnum, enumOr } from './open-enum.ts'

/** Of the news of a transfer, which staff check. */
export const CONFIRMATION_STATUSES = ['WAITING', 'ACCEPTED', 'REJECTED'] as const

/**
 * Payment methods that a company can offer. ONLINE: through a provider, which knows when it is paid. QRIS: the company's
 * static code, made dynamic with the order's amount. COD: to the courier, who passes it on.
 */
export const OFFERED_PAYMENT_METHODS = ['ONLINE', 'BANK_TRANSFER', 'QRIS', 'COD'] as const
/** WALLET: nothing is left to transfer. */
export const PAYMENT_METHODS = [...OFFERED_PAYMENT_METHODS, 'WALLET'] as const

/**
 * What became of a payment. PAID: with it the order was paid. PART: the order still waits for the rest. The order did not
 * need it: CREDITED to the wallet, or MARKED for refund to a guest.
 */
export const PAYMENT_OUTCOMES = ['PAID', 'PART', 'CREDITED', 'MARKED'] as const
export const PaymentOutcomeWire = z.enum(PAYMENT_OUTCOMES)

/** A bank account of the shop. */
export const BankAccount = message({
	code: ['BANK_CODE', z.string()],
	name: ['BANK_NAME', z.string()],
	number: ['BANK_ACCOUNT_NUMBER', z.string()],
	holder: ['BANK_ACCOUNT_HOLDER', z.string()],
})
export type BankAccount = Value<typeof BankAccount>

const PaymentMethod = message({
	code: ['PAYMENT_METHOD', openEnum(OFFERED_PAYMENT_METHODS)],
	name: ['PAYMENT_METHOD_NAME', z.string()],
	/** Of a bank transfer alone. */
	banks: ['BANK_LIST', z.array(BankAccount)],
	/** Of ONLINE alone: those of providers that answer now. */
	online: ['ONLINE_METHOD_LIST', z.array(OnlineOffer).default([])],
})
export type PaymentMethod = Value<typeof PaymentMethod>

export const listPaymentMethods = endpoint({
	method: 'GET',
	path: '/payment/method-list',
	summary: 'The ways the shop takes money',
	access: 'company',
	answer: z.object({ list: z.array(PaymentMethod) }),
	shared: true,
})

/** 422 on `amount` for another one without `isMeant`, on `date` for a future day, on `bank` for another payee. */
export const PaymentConfirmation = message({
	orderNumber: ['ORDER_NUMBER', lineText().min(1).max(40)],
	phone: ['CUSTOMER_PHONE', lineText().min(1).max(30)],
	/** Code of the company's bank account that was paid to, or QRIS. */
	bank: ['BANK_CODE', lineText().min(1).max(20)],
	senderBank: ['SENDER_BANK', lineText().min(2).max(60)],
	senderName: ['SENDER_NAME', givenName({ max: 100 })],
	/** Whole rupiah. */
	amount: ['PAYMENT_AMOUNT', z.coerce.number().int().min(1).max(1_000_000_000_000)],
	/** Another amount than the amount due is what was paid indeed; without it such an amount is taken for a typing error. */
	isMeant: ['AMOUNT_IS_MEANT', z.literal('yes').optional()],
	/** Day in Asia/Jakarta, yyyy-mm-dd; not in the future. */
	date: ['PAYMENT_DATE', z.iso.date()],
	note: ['NOTE', linesText().max(500).default('')],
})
export type PaymentConfirmation = Value<typeof PaymentConfirmation>

/** The proof is a JPEG, PNG, WebP or PDF of at most 5 MB. */
export const confirmPayment = endpoint({
	method: 'POST',
	path: '/payment/confirmation',
	creates: true,
	summary: 'Tells the shop of a bank transfer, with its proof',
	access: 'company',
	form: { fields: PaymentConfirmation, files: ['PROOF'] },
	answer: message({
		id: ['CONFIRMATION_ID', z.string()],
		orderNumber: ['ORDER_NUMBER', z.string()],
		status: ['CONFIRMATION_STATUS', enumOr(CONFIRMATION_STATUSES, 'WAITING')],
		amount: ['PAYMENT_AMOUNT', RupiahWire],
	}),
	idempotent: true,
	failures: {
		404: 'ORDER_NOT_FOUND',
		409: [
			'ORDER_EXPIRED',
			'ORDER_CANCELLED',
			'ALREADY_PAID',
			'ALREADY_CONFIRMED',
			'INSUFFICIENT_BALANCE',
		],
		413: 'PROOF_TOO_LARGE',
		429: 'TOO_MANY_ATTEMPTS',
	},
})

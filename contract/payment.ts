import { z } from 'zod'
import { dataOf, RupiahWire } from './envelope.ts'
import { givenName } from './person-name.ts'
import { linesText, lineText } from './text.ts'
import { openEnum, enumOr } from './open-enum.ts'
import type { Endpoint } from './endpoint.ts'

/** Payment methods that a company can offer. QRIS: its static code, made dynamic with the order's amount. */
export const OFFERED_PAYMENT_METHODS = ['BANK_TRANSFER', 'QRIS'] as const
/** WALLET: nothing is left to transfer. */
export const PAYMENT_METHODS = [...OFFERED_PAYMENT_METHODS, 'WALLET'] as const

export const BankAccountWire = z.object({
	BANK_CODE: z.string(),
	BANK_NAME: z.string(),
	BANK_ACCOUNT_NUMBER: z.string(),
	BANK_ACCOUNT_HOLDER: z.string(),
})
export type BankAccountWire = z.infer<typeof BankAccountWire>

/** GET /payment/method-list: the company's payment methods; only bank transfer has accounts. */
export const PaymentMethodListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				PAYMENT_METHOD: openEnum(OFFERED_PAYMENT_METHODS),
				PAYMENT_METHOD_NAME: z.string(),
				BANK_LIST: z.array(BankAccountWire),
			}),
		),
	}),
)

/**
 * POST /payment/confirmation, multipart with a part PROOF (JPEG, PNG, WebP or PDF, at most 5 MB) and Idempotency-Key.
 * 404: no order with this number and phone; 409 ORDER_EXPIRED, ORDER_CANCELLED, ALREADY_PAID, ALREADY_CONFIRMED; 422
 * with errors per field (another amount on PAYMENT_AMOUNT without AMOUNT_IS_MEANT, a future date on PAYMENT_DATE …).
 */
export const PaymentConfirmationWire = z.object({
	ORDER_NUMBER: lineText().min(1).max(40),
	CUSTOMER_PHONE: lineText().min(1).max(30),
	/** Code of the company's bank account that was paid to, or QRIS. */
	BANK_CODE: lineText().min(1).max(20),
	SENDER_BANK: lineText().min(2).max(60),
	SENDER_NAME: givenName({ max: 100 }),
	PAYMENT_AMOUNT: z.coerce.number().int().min(1).max(1_000_000_000_000),
	/** Another amount than the amount due is what was paid indeed; without it such an amount is taken for a typing error. */
	AMOUNT_IS_MEANT: z.literal('yes').optional(),
	/** Day in Asia/Jakarta, yyyy-mm-dd; not in the future. */
	PAYMENT_DATE: z.iso.date(),
	NOTE: linesText().max(500).default(''),
})
export type PaymentConfirmationWire = z.infer<typeof PaymentConfirmationWire>
export const PaymentConfirmationAnswerWire = dataOf(
	z.object({
		CONFIRMATION_ID: z.string(),
		ORDER_NUMBER: z.string(),
		CONFIRMATION_STATUS: enumOr(['WAITING', 'ACCEPTED', 'REJECTED'], 'WAITING'),
		PAYMENT_AMOUNT: RupiahWire,
	}),
)

/** Endpoints of payment methods and payment confirmations. */
export const PAYMENT_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/payment/method-list',
		summary: 'The ways the shop takes money',
		access: 'company',
		answer: PaymentMethodListWire,
	},
	{
		method: 'POST',
		path: '/payment/confirmation',
		creates: true,
		summary: 'Tells the shop of a bank transfer, with its proof',
		access: 'company',
		form: { fields: PaymentConfirmationWire, files: ['PROOF'] },
		answer: PaymentConfirmationAnswerWire,
		idempotent: true,
		failures: {
			404: 'No order of this number and phone',
			409: 'ORDER_EXPIRED, ORDER_CANCELLED, ALREADY_PAID or ALREADY_CONFIRMED',
			413: 'The proof is over 5 MB',
			429: 'TOO_MANY_ATTEMPTS: too many confirmations that found no order; see Retry-After',
		},
	},
]

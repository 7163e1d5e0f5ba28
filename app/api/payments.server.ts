import {
	PaymentConfirmationAnswerWire,
	PaymentMethodListWire,
	type BankAccountWire,
} from '#contract/payment.ts'
import type { BankAccount, PaymentMethod } from '#app/domain/payment.ts'
import type { Call } from './call.ts'
import { ApiError } from './failures.ts'

export type PaymentConfirmation = {
	orderNumber: string
	phone: string
	bankCode: string
	senderBank: string
	senderName: string
	/** Whole rupiah. */
	amount: number
	/** It is meant, although it is not the amount due. */
	isMeant?: 'yes' | undefined
	/** Day in Asia/Jakarta, yyyy-mm-dd. */
	date: string
	note: string
	proof: File
}

/** Payment methods, and the confirmation of a bank transfer. */
export function paymentsApi(call: Call) {
	return {
		methods: () => call(Methods, { path: '/payment/method-list' }),
		/** Errors name the fields `amount`, `bank`, `date` and `proof`. */
		confirm: (confirmation: PaymentConfirmation, idempotencyKey: string) =>
			call(Confirmed, {
				method: 'POST',
				path: '/payment/confirmation',
				form: confirmationForm(confirmation),
				idempotencyKey,
			}).catch((error: unknown) => {
				throw error instanceof ApiError ? error.withFields(confirmationFields) : error
			}),
	}
}

const Methods = PaymentMethodListWire.transform(({ data }): PaymentMethod[] =>
	// Methods that this storefront does not know are left out: it has no instructions for them.
	data.list.flatMap(({ PAYMENT_METHOD: code, ...method }) =>
		code === 'UNKNOWN'
			? []
			: [{ code, name: method.PAYMENT_METHOD_NAME, banks: method.BANK_LIST.map(bankOf) }],
	),
)

const Confirmed = PaymentConfirmationAnswerWire.transform(({ data }) => ({
	id: data.CONFIRMATION_ID,
	orderNumber: data.ORDER_NUMBER,
	status: data.CONFIRMATION_STATUS,
	amount: data.PAYMENT_AMOUNT,
}))

const confirmationFields = {
	PAYMENT_AMOUNT: 'amount',
	BANK_CODE: 'bank',
	PAYMENT_DATE: 'date',
	PROOF: 'proof',
}

/** Maps a company's bank account from the wire; also used for orders. */
export function bankOf(wire: BankAccountWire): BankAccount {
	return {
		code: wire.BANK_CODE,
		name: wire.BANK_NAME,
		number: wire.BANK_ACCOUNT_NUMBER,
		holder: wire.BANK_ACCOUNT_HOLDER,
	}
}

function confirmationForm(confirmation: PaymentConfirmation): FormData {
	const form = new FormData()
	form.set('ORDER_NUMBER', confirmation.orderNumber)
	form.set('CUSTOMER_PHONE', confirmation.phone)
	form.set('BANK_CODE', confirmation.bankCode)
	form.set('SENDER_BANK', confirmation.senderBank)
	form.set('SENDER_NAME', confirmation.senderName)
	form.set('PAYMENT_AMOUNT', String(confirmation.amount))
	if (confirmation.isMeant) form.set('AMOUNT_IS_MEANT', confirmation.isMeant)
	form.set('PAYMENT_DATE', confirmation.date)
	form.set('NOTE', confirmation.note)
	form.set('PROOF', confirmation.proof)
	return form
}

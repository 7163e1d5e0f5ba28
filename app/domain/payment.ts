import type { BankAccount, PaymentMethod } from '#contract/payment.ts'

/** WALLET: paid from the wallet in full. */
const paymentMethods = ['BANK_TRANSFER', 'QRIS', 'WALLET'] as const
type PaymentMethodCode = (typeof paymentMethods)[number]

/** A payment method for which this storefront has instructions. */
export type KnownMethod = PaymentMethod & { code: PaymentMethodCode }

/** Where to pay: one of the company's accounts, or a method without accounts. */
export type Payee = { code: string; name: string; method: PaymentMethodCode }

/** Leaves out the methods that this storefront does not know: it has no instructions for them. */
export function knownMethods(methods: PaymentMethod[]): KnownMethod[] {
	return methods.flatMap(({ code, ...method }) => (code === 'UNKNOWN' ? [] : [{ ...method, code }]))
}

/** The options a shopper chooses from. */
export function payeesOf(methods: PaymentMethod[]): Payee[] {
	return knownMethods(methods).flatMap(({ code: method, name, banks }) =>
		banks.length === 0
			? [{ code: method, name, method }]
			: banks.map((bank) => ({ code: bank.code, name: bank.name, method })),
	)
}

/** The payment method of a payee's code. */
export function methodOf(payeeCode: string): PaymentMethodCode {
	return paymentMethods.find((method) => method === payeeCode) ?? 'BANK_TRANSFER'
}

/** The code of an order's payee. */
export function payeeOf({
	bank,
	paymentMethod,
}: {
	bank: BankAccount | null
	paymentMethod: string
}) {
	return bank?.code ?? paymentMethod
}

/** WALLET: paid from the wallet in full. */
export const paymentMethods = ['BANK_TRANSFER', 'QRIS', 'WALLET'] as const
export type PaymentMethodCode = (typeof paymentMethods)[number]

export type BankAccount = { code: string; name: string; number: string; holder: string }
export type PaymentMethod = { code: PaymentMethodCode; name: string; banks: BankAccount[] }
export type ConfirmationStatus = 'WAITING' | 'ACCEPTED' | 'REJECTED'

/** Where to pay: one of the company's accounts, or a method without accounts. */
export type Payee = { code: string; name: string; method: PaymentMethodCode }

/** The options a shopper chooses from. */
export function payeesOf(methods: PaymentMethod[]): Payee[] {
	return methods.flatMap(({ code: method, name, banks }) =>
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

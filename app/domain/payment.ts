/** WALLET: nothing is left to transfer. */
export const paymentMethods = ['BANK_TRANSFER', 'QRIS', 'WALLET'] as const
export type PaymentMethodCode = (typeof paymentMethods)[number]

export type BankAccount = { code: string; name: string; number: string; holder: string }
export type PaymentMethod = { code: PaymentMethodCode; name: string; banks: BankAccount[] }
export type ConfirmationStatus = 'WAITING' | 'ACCEPTED' | 'REJECTED'

/** Where money can go: one of the company's accounts, or a way to pay that has none to choose. */
export type Payee = { code: string; name: string; method: PaymentMethodCode }

/** What the shopper chooses among. */
export function payeesOf(methods: PaymentMethod[]): Payee[] {
	return methods.flatMap(({ code: method, name, banks }) =>
		banks.length === 0
			? [{ code: method, name, method }]
			: banks.map((bank) => ({ code: bank.code, name: bank.name, method })),
	)
}

/** The way to pay that a payee's code stands for. */
export function methodOf(payeeCode: string): PaymentMethodCode {
	return paymentMethods.find((method) => method === payeeCode) ?? 'BANK_TRANSFER'
}

/** The code of the payee that an order is to be paid to. */
export function payeeOf({
	bank,
	paymentMethod,
}: {
	bank: BankAccount | null
	paymentMethod: string
}) {
	return bank?.code ?? paymentMethod
}

/** WALLET: nothing is left to transfer. */
export const paymentMethods = ['BANK_TRANSFER', 'QRIS', 'WALLET'] as const
export type PaymentMethodCode = (typeof paymentMethods)[number]

export type BankAccount = { code: string; name: string; number: string; holder: string }
export type PaymentMethod = { code: PaymentMethodCode; name: string; banks: BankAccount[] }
export type ConfirmationStatus = 'WAITING' | 'ACCEPTED' | 'REJECTED'

/** Where money can go: one of the company's accounts, or its QRIS. */
export type Payee = { code: string; name: string }

/** What the shopper chooses among. */
export function payeesOf(methods: PaymentMethod[]): Payee[] {
	return methods.flatMap(({ code, name, banks }) =>
		code === 'QRIS'
			? [{ code, name }]
			: banks.map((bank) => ({ code: bank.code, name: bank.name })),
	)
}

/** The way to pay that a payee's code stands for. */
export function methodOf(payeeCode: string): PaymentMethodCode {
	return payeeCode === 'QRIS' || payeeCode === 'WALLET' ? payeeCode : 'BANK_TRANSFER'
}

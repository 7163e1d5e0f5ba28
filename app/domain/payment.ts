import type {
	BankAccount,
	OFFERED_PAYMENT_METHODS,
	PAYMENT_METHODS,
	PaymentMethod,
} from '#contract/payment.ts'

type PaymentMethodCode = (typeof PAYMENT_METHODS)[number]
/** What a shopper can pay with; the wallet comes before it. */
export type OfferedMethod = (typeof OFFERED_PAYMENT_METHODS)[number]

/** What has a guide and accounts of its own; whoever pays online is shown what the provider says. */
export type GuidedMethod = Exclude<OfferedMethod, 'ONLINE'>

/** A payment method for which this storefront has instructions. */
export type KnownMethod = PaymentMethod & { code: GuidedMethod }

/** Where to pay: one of the company's accounts, or a method without accounts. */
export type Payee = { code: string; name: string; method: GuidedMethod }

/** Leaves out the methods that this storefront does not know: it has no instructions for them. */
export function knownMethods(methods: PaymentMethod[]): KnownMethod[] {
	return methods.flatMap(({ code, ...method }) =>
		code === 'UNKNOWN' || code === 'ONLINE' ? [] : [{ ...method, code }],
	)
}

/** The options a shopper chooses from. */
export function payeesOf(methods: PaymentMethod[]): Payee[] {
	return knownMethods(methods).flatMap(({ code: method, name, banks }) =>
		banks.length === 0
			? [{ code: method, name, method }]
			: banks.map((bank) => ({ code: bank.code, name: bank.name, method })),
	)
}

// A payee without accounts has the code of its method.
const methods = {
	ONLINE: true,
	BANK_TRANSFER: true,
	QRIS: true,
	WALLET: true,
} satisfies Record<PaymentMethodCode, true>

/** The payment method of a payee's code: of an account, bank transfer. */
export function methodOf(payeeCode: string): PaymentMethodCode {
	return isMethod(payeeCode) ? payeeCode : 'BANK_TRANSFER'
}

function isMethod(code: string): code is PaymentMethodCode {
	return Object.hasOwn(methods, code)
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

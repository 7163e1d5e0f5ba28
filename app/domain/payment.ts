import { codFeeOf, type CodTerms } from '#contract/cash-on-delivery.ts'
import { feeOf, isFor } from '#contract/online-fee.ts'
import {
	isOnlineMethod,
	ONLINE_GROUPS,
	type OnlineGroup,
	type OnlineMethod,
} from '#contract/online-method.ts'
import type {
	BankAccount,
	OFFERED_PAYMENT_METHODS,
	PAYMENT_METHODS,
	PaymentMethod,
} from '#contract/payment.ts'

type PaymentMethodCode = (typeof PAYMENT_METHODS)[number]
/** What a shopper can pay with; the wallet comes before it. */
export type OfferedMethod = (typeof OFFERED_PAYMENT_METHODS)[number]

/**
 * Of each method: whether a payee has the code of an account, which this method alone has, without that of the method;
 * and whether buyers transfer the amount themselves, for which there is a guide, and which is found by its last digits.
 * Whoever pays online is shown what the provider says, and a courier asks for it.
 */
export const paymentFacts = {
	ONLINE: { hasAccounts: false, isTransferred: false },
	BANK_TRANSFER: { hasAccounts: true, isTransferred: true },
	COD: { hasAccounts: false, isTransferred: false },
	QRIS: { hasAccounts: false, isTransferred: true },
	WALLET: { hasAccounts: false, isTransferred: false },
} as const satisfies Record<PaymentMethodCode, { hasAccounts: boolean; isTransferred: boolean }>
type Facts = typeof paymentFacts

/** A method with a guide. */
export type GuidedMethod = {
	[Method in PaymentMethodCode]: Facts[Method]['isTransferred'] extends true ? Method : never
}[PaymentMethodCode]

export function isGuided(method: string): method is GuidedMethod {
	return isMethod(method) && paymentFacts[method].isTransferred
}

/** A payment method for which this storefront has instructions. */
export type KnownMethod = PaymentMethod & { code: OfferedMethod }

/** Where to pay: one of the company's accounts, a method without accounts, or a way to pay online. */
export type Payee = {
	code: string
	name: string
	method: OfferedMethod
	/** Of a way to pay online: its group, and what the buyer pays in addition, in whole rupiah. */
	online?: { method: OnlineMethod; group: OnlineGroup; fee: number }
	/** Of payment to the courier: what the buyer pays in addition, in whole rupiah. */
	codFee?: number
}

/** Leaves out the methods that this storefront does not know: it has no instructions for them. */
export function knownMethods(methods: PaymentMethod[]): KnownMethod[] {
	return methods.flatMap(({ code, ...method }) => (code === 'UNKNOWN' ? [] : [{ ...method, code }]))
}

/**
 * The options a shopper chooses from; of those online the ones for this amount, without one none. To the courier only where the
 * order may be paid so.
 */
export function payeesOf(
	methods: PaymentMethod[],
	amount?: number,
	cod: CodTerms | null = null,
): Payee[] {
	return knownMethods(methods).flatMap((known): Payee[] => {
		const { code: method, name, banks } = known
		if (method === 'ONLINE') return amount === undefined ? [] : onlinePayees(known, amount)
		if (method === 'COD') {
			return cod === null
				? []
				: [{ code: method, name, method, codFee: codFeeOf(amount ?? 0, cod) }]
		}
		return banks.length === 0
			? [{ code: method, name, method }]
			: banks.map((bank) => ({ code: bank.code, name: bank.name, method }))
	})
}

function onlinePayees({ online }: KnownMethod, amount: number): Payee[] {
	return online.flatMap((offer) => {
		const { method, group, name, fee } = offer
		if (method === 'UNKNOWN' || group === 'UNKNOWN' || !isFor(offer, amount)) return []
		const shown = { method, group, fee: feeOf(amount, fee) }
		return [{ code: onlinePayee(method), name, method: 'ONLINE' as const, online: shown }]
	})
}

/** The ways to pay online among payees, in their groups. */
export function onlineGroups(payees: Payee[]): { group: OnlineGroup; payees: Payee[] }[] {
	return ONLINE_GROUPS.map((group) => ({
		group,
		payees: payees.filter(({ online }) => online?.group === group),
	})).filter((each) => each.payees.length > 0)
}

const onlinePrefix = 'ONLINE.'

/** The code of a payee: a way to pay online may have the name of another method. */
function onlinePayee(method: OnlineMethod): string {
	return `${onlinePrefix}${method}`
}

/** The way to pay online that a payee's code names; undefined: none. */
export function onlineMethodOf(payeeCode: string): OnlineMethod | undefined {
	const method = payeeCode.startsWith(onlinePrefix) ? payeeCode.slice(onlinePrefix.length) : ''
	return isOnlineMethod(method) ? method : undefined
}

/** The payment method of a payee's code: of an account, bank transfer. */
export function methodOf(payeeCode: string): PaymentMethodCode {
	if (payeeCode.startsWith(onlinePrefix)) return 'ONLINE'
	return isMethod(payeeCode) ? payeeCode : 'BANK_TRANSFER'
}

function isMethod(code: string): code is PaymentMethodCode {
	return Object.hasOwn(paymentFacts, code)
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

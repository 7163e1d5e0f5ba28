import { ONLINE_METHOD_CODES, type OnlineMethod } from '#contract/online-method.ts'

/** What a provider accepts for a method, in whole rupiah, and whether it gives money back. */
export type MethodTerms = {
	min: number
	/** Null: no limit is known. */
	max: number | null
	isRefundable: boolean
}

/** The methods that a provider has for an amount, in the order in which shoppers see them. */
export function methodsFor(
	terms: Readonly<Record<OnlineMethod, MethodTerms>>,
	amount: number,
): OnlineMethod[] {
	return ONLINE_METHOD_CODES.filter((method) => isWithin(terms[method], amount))
}

/** Whether a provider takes this amount by a method. */
function isWithin({ min, max }: Pick<MethodTerms, 'min' | 'max'>, amount: number): boolean {
	return amount >= min && (max === null || amount <= max)
}

import type { MethodFee } from '#contract/payment-account.ts'

/** What is asked in addition to this amount for the provider's fee, in whole rupiah, rounded up. */
export function feeOf(amount: number, { fixed, basisPoints }: MethodFee): number {
	return fixed + Math.ceil((amount * basisPoints) / 10_000)
}

import type { MethodFee } from './payment-account.ts'

/** What is asked in addition to this amount for the provider's fee, in whole rupiah, rounded up. */
export function feeOf(amount: number, { fixed, basisPoints }: MethodFee): number {
	return fixed + Math.ceil((amount * basisPoints) / 10_000)
}

type Terms = { min: number; max: number | null; fee: MethodFee }

/** Whether an amount is within the limits of a way to pay, with the fee that the buyer pays in addition. */
export function isFor({ min, max, fee }: Terms, amount: number): boolean {
	const asked = amount + feeOf(amount, fee)
	return asked >= min && (max === null || asked <= max)
}

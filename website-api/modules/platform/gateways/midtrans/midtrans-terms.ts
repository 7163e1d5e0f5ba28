import type { OnlineMethod } from '#contract/online-method.ts'
import type { MethodTerms } from '../gateway-methods.ts'

const terms = (min: number, max: number | null, isRefundable = false): MethodTerms => ({
	min,
	max,
	isRefundable,
})

/** Limits as Midtrans states them, in rupiah; wallets by those of a verified one. */
export const midtransTerms: Record<OnlineMethod, MethodTerms> = {
	QRIS: terms(1, 10_000_000, true),
	VA_BCA: terms(10_000, 20_000_000_000),
	VA_BNI: terms(1, null),
	VA_BRI: terms(1, 20_000_000_000),
	VA_CIMB: terms(1, 250_000_000),
	VA_MANDIRI: terms(1, 50_000_000_000),
	VA_PERMATA: terms(1, 9_999_999_999),
	GOPAY: terms(1, 20_000_000, true),
	SHOPEEPAY: terms(1, 20_000_000, true),
	INDOMARET: terms(10_000, 5_000_000),
	ALFAMART: terms(1, 5_000_000),
	CARD: terms(10_000, 999_999_999, true),
}

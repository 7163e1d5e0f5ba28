import type { OnlineMethod } from '#contract/online-method.ts'
import type { MethodTerms } from '../gateway-methods.ts'

type Channel = MethodTerms & { code: string }

const channel = (code: string, min: number, max: number | null, isRefundable = false): Channel => ({
	code,
	min,
	max,
	isRefundable,
})

/** Xendit's channels of Indonesia. For QRIS the lower of two stated limits, since only some issuers allow the higher. */
export const xenditChannels: Record<OnlineMethod, Channel> = {
	QRIS: channel('QRIS', 1_500, 10_000_000, true),
	VA_BCA: channel('BCA_VIRTUAL_ACCOUNT', 10_000, 50_000_000_000),
	VA_BNI: channel('BNI_VIRTUAL_ACCOUNT', 1, 50_000_000_000),
	VA_BRI: channel('BRI_VIRTUAL_ACCOUNT', 1, 50_000_000_000),
	VA_CIMB: channel('CIMB_VIRTUAL_ACCOUNT', 1, 500_000_000),
	VA_MANDIRI: channel('MANDIRI_VIRTUAL_ACCOUNT', 1, 50_000_000_000),
	VA_PERMATA: channel('PERMATA_VIRTUAL_ACCOUNT', 1, 9_999_999_999),
	GOPAY: channel('GOPAY', 1, 20_000_000, true),
	SHOPEEPAY: channel('SHOPEEPAY', 1, 20_000_000, true),
	INDOMARET: channel('INDOMARET', 10_000, 5_000_000),
	ALFAMART: channel('ALFAMART', 10_000, 5_000_000),
	CARD: channel('CARDS', 10_000, null, true),
}

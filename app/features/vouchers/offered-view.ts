import { formatDate } from '#app/domain/dates.ts'
import { digits, formatMoney } from '#app/domain/money.ts'
import type { OfferedVoucher } from '#app/domain/voucher.ts'
import type { Locale } from '#app/i18n/paths.ts'

/** A voucher of the voucher page. */
export type OfferedView = ReturnType<typeof offeredView>

export function offeredView(voucher: OfferedVoucher, locale: Locale, isMember: boolean) {
	const { code, title, description, isCashback, isForShipping } = voucher
	const { amount, maximumAmount, minimumSubTotal, left, perCustomer, usedCount } = voucher
	return {
		code,
		title,
		description,
		isForShipping,
		kind: kindOf(voucher),
		amount: voucher.isPercentage ? digits(amount) : formatMoney(amount),
		most: voucher.isPercentage && maximumAmount !== null ? formatMoney(maximumAmount) : null,
		minimum: minimumSubTotal > 0 ? formatMoney(minimumSubTotal) : null,
		until: formatDate(voucher.endsAt, locale),
		left: left === null ? null : digits(left),
		perCustomer,
		usedCount,
		isUsed: usedCount >= perCustomer,
		needsAccount: isCashback && !isMember,
	}
}

function kindOf({ isCashback, isPercentage }: OfferedVoucher) {
	if (isCashback) return isPercentage ? ('cashbackPercent' as const) : ('cashback' as const)
	return isPercentage ? ('percent' as const) : ('amount' as const)
}

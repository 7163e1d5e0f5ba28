import { formatDate } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { OfferedVoucher } from '#contract/voucher.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** A voucher of the voucher page. */
export type OfferedView = ReturnType<typeof offeredView>

export function offeredView(voucher: OfferedVoucher, locale: Locale, isMember: boolean) {
	const { code, title, description, isCashback, isForShipping } = voucher
	const { maximumAmount, minimumSubTotal, left, perCustomer, usedCount } = voucher
	const amount = voucher.isPercentage ? `${digits(voucher.amount)}%` : formatMoney(voucher.amount)
	return {
		code,
		title,
		description,
		isForShipping,
		isCashback,
		amount,
		/** The title says how much it gives, which needs no second statement. */
		isAmountInTitle: title.includes(amount),
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

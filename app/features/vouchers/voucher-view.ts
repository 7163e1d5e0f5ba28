import { formatDate } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Voucher } from '#contract/voucher.ts'
import type { Locale } from '#web/i18n/paths.ts'

/** A voucher as a choice. */
export type VoucherView = ReturnType<typeof voucherView>

export function voucherView(voucher: Voucher, locale: Locale) {
	const { code, title, description, isCashback, unavailableReason } = voucher
	return {
		code,
		title,
		description,
		isCashback,
		unavailableReason,
		until: formatDate(voucher.endsAt, locale),
		saving: voucher.saving === 0 ? null : formatMoney(voucher.saving),
	}
}

/** The vouchers of one kind: usable ones, and the others with the reason. */
export type VoucherChoice = { usable: VoucherView[]; others: VoucherView[]; chosen: string }

export function voucherChoice(
	vouchers: Voucher[],
	{ isForShipping, chosen }: { isForShipping: boolean; chosen: string },
	locale: Locale,
): VoucherChoice {
	const ofKind = vouchers
		.filter((one) => one.isForShipping === isForShipping)
		.map((one) => voucherView(one, locale))
	return {
		usable: ofKind.filter(({ unavailableReason }) => unavailableReason === null),
		others: ofKind.filter(({ unavailableReason }) => unavailableReason !== null),
		chosen,
	}
}

import { formatDate } from '#app/domain/dates.ts'
import { formatMoney } from '#app/domain/money.ts'
import type { Voucher } from '#app/domain/voucher.ts'
import type { Locale } from '#app/i18n/paths.ts'

/** A voucher as it is chosen from. */
export type VoucherView = ReturnType<typeof voucherView>

export function voucherView(voucher: Voucher, locale: Locale) {
	const { code, title, description, isCashback, unavailableReason: whyNot } = voucher
	return {
		code,
		title,
		description,
		isCashback,
		whyNot,
		until: formatDate(voucher.endsAt, locale),
		saving: voucher.saving === 0 ? null : formatMoney(voucher.saving),
	}
}

/** Those of one kind: the usable ones to choose from, the others with why not. */
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
		usable: ofKind.filter(({ whyNot }) => whyNot === null),
		others: ofKind.filter(({ whyNot }) => whyNot !== null),
		chosen,
	}
}

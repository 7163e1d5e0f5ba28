import type { EditedVoucher, TriedCart } from '#contract/edited-voucher.ts'
import { english } from '#admin/http/form.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type VoucherRow = ReturnType<typeof voucherRow>
export type VoucherView = ReturnType<typeof voucherView>
export type PreviewRow = ReturnType<typeof previewRows>[number]

/** A voucher as the list shows it. */
export function voucherRow(voucher: EditedVoucher, locale: Locale) {
	return {
		code: voucher.code,
		title: voucher.title,
		state: voucher.state,
		isPrivate: voucher.isPrivate,
		gives: {
			/** Text key of the sentence. */
			key: `${voucher.isForShipping ? 'shipping' : 'goods'}.${voucher.isCashback ? 'cashback' : 'discount'}` as const,
			amount: voucher.isPercentage ? `${voucher.amount} %` : formatMoney(voucher.amount),
			maximum: voucher.maximumAmount === null ? null : formatMoney(voucher.maximumAmount),
			minimum: voucher.minimumSubTotal === 0 ? null : formatMoney(voucher.minimumSubTotal),
		},
		used:
			voucher.quota === null
				? digits(voucher.used)
				: `${digits(voucher.used)} / ${digits(voucher.quota)}`,
		from: minuteText(voucher.startsAt, locale),
		until: minuteText(voucher.endsAt, locale),
	}
}

/** A voucher as its page shows it, with its form values. */
export function voucherView(voucher: EditedVoucher, locale: Locale) {
	return {
		...voucherRow(voucher, locale),
		isActive: voucher.isActive,
		isInUse: voucher.isInUse,
		version: voucher.version,
		saved: {
			titleId: voucher.titleId,
			titleEn: english(voucher.titleId, voucher.titleEn),
			descriptionId: voucher.descriptionId,
			descriptionEn: english(voucher.descriptionId, voucher.descriptionEn),
			base: voucher.isForShipping ? 'shipping' : 'goods',
			gives: voucher.isCashback ? 'cashback' : 'discount',
			unit: voucher.isPercentage ? 'percent' : 'rupiah',
			amount: String(voucher.amount),
			maximum: String(voucher.maximumAmount ?? ''),
			minimum: voucher.minimumSubTotal === 0 ? '' : String(voucher.minimumSubTotal),
			startsAt: shopMinute(voucher.startsAt),
			endsAt: shopMinute(voucher.endsAt),
			quota: String(voucher.quota ?? ''),
			perCustomer: String(voucher.perCustomer),
			isPrivate: voucher.isPrivate ? 'on' : '',
		},
	}
}

/** The example carts of the preview; whole rupiah. */
export const exampleCarts = [100_000, 250_000, 1_000_000].map((subTotal) => ({
	subTotal,
	shippingPrice: 20_000,
}))

/** The effect of a voucher on the example carts, formatted. */
export function previewRows(list: TriedCart[]) {
	return list.map((row) => ({
		cart: formatMoney(row.subTotal),
		shipping: formatMoney(row.shippingPrice),
		missing: row.missing === 0 ? null : formatMoney(row.missing),
		discount: formatMoney(row.discount),
		cashback: formatMoney(row.cashback),
		total: formatMoney(row.total),
	}))
}

/** A time without seconds. */
export function minuteText(at: string | Date, locale: Locale): string {
	return formatDateTime(at, locale)
}

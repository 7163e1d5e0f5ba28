import type { Voucher, VoucherPreview } from '#admin/api/vouchers.server.ts'
import { english } from '#admin/http/form.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'

export type VoucherRow = ReturnType<typeof voucherRow>
export type VoucherView = ReturnType<typeof voucherView>
export type PreviewRow = ReturnType<typeof previewRows>[number]

/** A voucher as the list shows it. */
export function voucherRow(voucher: Voucher, locale: Locale) {
	return {
		code: voucher.couponCode,
		title: voucher.couponTitle,
		state: voucher.state,
		isPrivate: voucher.isPrivate,
		gives: {
			/** Text key of the sentence. */
			key: `${voucher.couponIsForShipping ? 'shipping' : 'goods'}.${voucher.couponIscashback ? 'cashback' : 'discount'}`,
			amount: voucher.couponIspercentage
				? `${voucher.couponAmount} %`
				: formatMoney(voucher.couponAmount),
			maximum:
				voucher.couponMaximumAmount === null ? null : formatMoney(voucher.couponMaximumAmount),
			minimum:
				voucher.couponMinimumSubTotal === 0 ? null : formatMoney(voucher.couponMinimumSubTotal),
		},
		used:
			voucher.quota === null
				? digits(voucher.used)
				: `${digits(voucher.used)} / ${digits(voucher.quota)}`,
		from: minuteText(voucher.effectiveStartDate, locale),
		until: minuteText(voucher.couponEffectiveEndDate, locale),
	}
}

/** A voucher as its page shows it, with its form values. */
export function voucherView(voucher: Voucher, locale: Locale) {
	return {
		...voucherRow(voucher, locale),
		isActive: voucher.isActive,
		isInUse: voucher.isInUse,
		version: voucher.version,
		saved: {
			titleId: voucher.couponTitleId,
			titleEn: english(voucher.couponTitleId, voucher.couponTitleEn),
			descriptionId: voucher.couponShortDescriptionId,
			descriptionEn: english(voucher.couponShortDescriptionId, voucher.couponShortDescriptionEn),
			base: voucher.couponIsForShipping ? 'shipping' : 'goods',
			gives: voucher.couponIscashback ? 'cashback' : 'discount',
			unit: voucher.couponIspercentage ? 'percent' : 'rupiah',
			amount: String(voucher.couponAmount),
			maximum: String(voucher.couponMaximumAmount ?? ''),
			minimum: voucher.couponMinimumSubTotal === 0 ? '' : String(voucher.couponMinimumSubTotal),
			startsAt: shopMinute(new Date(voucher.effectiveStartDate)),
			endsAt: shopMinute(new Date(voucher.couponEffectiveEndDate)),
			quota: String(voucher.quota ?? ''),
			perCustomer: String(voucher.perCustomer),
			isPrivate: voucher.isPrivate ? 'on' : '',
		},
	}
}

/** The example carts of the preview; whole rupiah. */
export const exampleCarts = [100_000, 250_000, 1_000_000].map((SUB_TOTAL) => ({
	SUB_TOTAL,
	SHIPPING_PRICE: 20_000,
}))

/** The effect of a voucher on the example carts, formatted. */
export function previewRows(list: VoucherPreview) {
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
export function minuteText(at: string, locale: Locale): string {
	return formatDateTime(at, locale)
}

import type { Voucher, VoucherPreview } from '#admin/api/vouchers.server.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { formatDateTime } from '#app/domain/dates.ts'
import { digits, formatMoney } from '#app/domain/money.ts'
import type { Locale } from '#app/i18n/paths.ts'

export type VoucherRow = ReturnType<typeof voucherRow>
export type VoucherView = ReturnType<typeof voucherView>
export type PreviewRow = ReturnType<typeof previewRows>[number]

/** A voucher as the list shows it. */
export function voucherRow(one: Voucher, locale: Locale) {
	return {
		code: one.couponCode,
		title: one.couponTitle,
		state: one.state,
		isPrivate: one.isPrivate,
		gives: {
			/** Key of the sentence. */
			key: `${one.couponIsForShipping ? 'shipping' : 'goods'}.${one.couponIscashback ? 'cashback' : 'discount'}`,
			amount: one.couponIspercentage ? `${one.couponAmount} %` : formatMoney(one.couponAmount),
			maximum: one.couponMaximumAmount === null ? null : formatMoney(one.couponMaximumAmount),
			minimum: one.couponMinimumSubTotal === 0 ? null : formatMoney(one.couponMinimumSubTotal),
		},
		used: one.quota === null ? digits(one.used) : `${digits(one.used)} / ${digits(one.quota)}`,
		from: minuteText(one.effectiveStartDate, locale),
		until: minuteText(one.couponEffectiveEndDate, locale),
	}
}

/** A voucher as its page shows it, with what its form's fields hold. */
export function voucherView(one: Voucher, locale: Locale) {
	const english = (id: string, en: string) => (id === en ? '' : en)
	return {
		...voucherRow(one, locale),
		isActive: one.isActive,
		isInUse: one.isInUse,
		version: one.version,
		saved: {
			titleId: one.couponTitleId,
			titleEn: english(one.couponTitleId, one.couponTitleEn),
			descriptionId: one.couponShortDescriptionId,
			descriptionEn: english(one.couponShortDescriptionId, one.couponShortDescriptionEn),
			base: one.couponIsForShipping ? 'shipping' : 'goods',
			gives: one.couponIscashback ? 'cashback' : 'discount',
			unit: one.couponIspercentage ? 'percent' : 'rupiah',
			amount: String(one.couponAmount),
			maximum: String(one.couponMaximumAmount ?? ''),
			minimum: one.couponMinimumSubTotal === 0 ? '' : String(one.couponMinimumSubTotal),
			startsAt: shopMinute(new Date(one.effectiveStartDate)),
			endsAt: shopMinute(new Date(one.couponEffectiveEndDate)),
			quota: String(one.quota ?? ''),
			perCustomer: String(one.perCustomer),
			isPrivate: one.isPrivate ? 'on' : '',
		},
	}
}

/** The carts that the effect of a voucher is shown with; whole rupiah. */
export const exampleCarts = [100_000, 250_000, 1_000_000].map((SUB_TOTAL) => ({
	SUB_TOTAL,
	SHIPPING_PRICE: 20_000,
}))

/** What a voucher gives to the example carts. */
export function previewRows(list: VoucherPreview) {
	return list.map((one) => ({
		cart: formatMoney(one.subTotal),
		shipping: formatMoney(one.shippingPrice),
		missing: one.missing === 0 ? null : formatMoney(one.missing),
		discount: formatMoney(one.discount),
		cashback: formatMoney(one.cashback),
		total: formatMoney(one.total),
	}))
}

/** A moment without its seconds. */
export function minuteText(at: string, locale: Locale): string {
	return formatDateTime(at, locale)
}

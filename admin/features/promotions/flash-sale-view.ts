import type { FlashPreview, FlashSale } from '#admin/api/flash-sales.server.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { digits, formatMoney } from '#app/domain/money.ts'
import { defaultLocale, type Locale } from '#app/i18n/paths.ts'
import { minuteText } from './voucher-view.ts'

export type FlashRow = ReturnType<typeof flashRow>
export type FlashEffect = ReturnType<typeof flashEffects>[number]

/** A flash sale as the list shows it. */
export function flashRow(one: FlashSale, locale: Locale) {
	const sum = (name: 'sold' | 'quota') =>
		digits(one.itemList.reduce((all, item) => all + item[name], 0))
	return {
		id: one.flashSaleId,
		name: locale === defaultLocale ? one.nameId : one.nameEn,
		state: one.state,
		from: minuteText(one.startsAt, locale),
		until: minuteText(one.endsAt, locale),
		items: one.itemList.length,
		sold: `${sum('sold')} / ${sum('quota')}`,
	}
}

/** What the fields of a flash sale's form hold. */
export function flashFields(one: FlashSale): Record<string, string> {
	const rows = one.itemList.map((item, at) => ({
		[`sku-${at}`]: item.variantSku,
		[`price-${at}`]: String(item.price),
		[`quota-${at}`]: String(item.quota),
		[`most-${at}`]: String(item.most),
	}))
	return {
		nameId: one.nameId,
		nameEn: one.nameEn === one.nameId ? '' : one.nameEn,
		startsAt: shopMinute(new Date(one.startsAt)),
		endsAt: shopMinute(new Date(one.endsAt)),
		...Object.assign({}, ...rows),
	}
}

/** What a sale does to each of its variants. */
export function flashEffects(
	list: FlashPreview,
	items: { price: number; quota: number; sold?: number }[],
) {
	return list.map((one, at) => {
		const { price = 0, quota = 0, sold } = items[at] ?? {}
		return {
			id: `${at}`,
			sku: one.variantSku,
			name: [one.productName, one.variantLabel].filter(Boolean).join(', '),
			usual: formatMoney(one.usualPrice),
			price: formatMoney(price),
			percent: one.usualPrice === 0 ? 0 : Math.floor(100 - (price * 100) / one.usualPrice),
			quota: digits(quota),
			available: digits(one.available),
			/** More units than there are to sell. */
			isShort: quota - (sold ?? 0) > one.available,
			sold: sold === undefined ? null : digits(sold),
		}
	})
}

import type { FlashPreview, FlashSale } from '#admin/api/flash-sales.server.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { defaultLocale, type Locale } from '#web/i18n/paths.ts'
import { minuteText } from './voucher-view.ts'

export type FlashRow = ReturnType<typeof flashRow>
export type FlashEffect = ReturnType<typeof flashEffects>[number]

/** A flash sale as the list shows it. */
export function flashRow(sale: FlashSale, locale: Locale) {
	const sum = (name: 'sold' | 'quota') =>
		digits(sale.itemList.reduce((all, item) => all + item[name], 0))
	return {
		id: sale.flashSaleId,
		name: locale === defaultLocale ? sale.nameId : sale.nameEn,
		state: sale.state,
		from: minuteText(sale.startsAt, locale),
		until: minuteText(sale.endsAt, locale),
		items: sale.itemList.length,
		sold: `${sum('sold')} / ${sum('quota')}`,
	}
}

/** The form values of a flash sale. */
export function flashFields(sale: FlashSale): Record<string, string> {
	const rows = sale.itemList.map((item, at) => ({
		[`sku-${at}`]: item.variantSku,
		[`price-${at}`]: String(item.price),
		[`quota-${at}`]: String(item.quota),
		[`most-${at}`]: String(item.most),
	}))
	return {
		nameId: sale.nameId,
		nameEn: sale.nameEn === sale.nameId ? '' : sale.nameEn,
		startsAt: shopMinute(new Date(sale.startsAt)),
		endsAt: shopMinute(new Date(sale.endsAt)),
		...Object.assign({}, ...rows),
	}
}

/** The effect of a sale on each of its variants. */
export function flashEffects(
	list: FlashPreview,
	items: { price: number; quota: number; sold?: number }[],
) {
	return list.map((effect, at) => {
		const { price = 0, quota = 0, sold } = items[at] ?? {}
		return {
			id: `${at}`,
			sku: effect.variantSku,
			name: [effect.productName, effect.variantLabel].filter(Boolean).join(', '),
			usual: formatMoney(effect.usualPrice),
			price: formatMoney(price),
			percent: effect.usualPrice === 0 ? 0 : Math.floor(100 - (price * 100) / effect.usualPrice),
			quota: digits(quota),
			available: digits(effect.available),
			/** The quota exceeds the available stock. */
			isShort: quota - (sold ?? 0) > effect.available,
			sold: sold === undefined ? null : digits(sold),
		}
	})
}

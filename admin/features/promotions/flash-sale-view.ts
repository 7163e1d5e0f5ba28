import type { PlannedSale, VariantEffect } from '#contract/flash-sale-plan.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { defaultLocale, type Locale } from '#web/i18n/paths.ts'

export type FlashRow = ReturnType<typeof flashRow>
export type FlashEffect = ReturnType<typeof flashEffects>[number]

/** A flash sale as the list shows it. */
export function flashRow(sale: PlannedSale, locale: Locale) {
	const sum = (name: 'sold' | 'quota') =>
		digits(sale.items.reduce((all, item) => all + item[name], 0))
	return {
		id: sale.id,
		name: locale === defaultLocale ? sale.nameId : sale.nameEn,
		state: sale.state,
		from: formatDateTime(sale.startsAt, locale),
		until: formatDateTime(sale.endsAt, locale),
		items: sale.items.length,
		sold: `${sum('sold')} / ${sum('quota')}`,
	}
}

/** The form values of a flash sale. */
export function flashFields(sale: PlannedSale): Record<string, string> {
	const rows = sale.items.map((item, at) => ({
		[`sku-${at}`]: item.sku,
		[`price-${at}`]: String(item.price),
		[`quota-${at}`]: String(item.quota),
		[`most-${at}`]: String(item.most),
	}))
	return {
		nameId: sale.nameId,
		nameEn: sale.nameEn === sale.nameId ? '' : sale.nameEn,
		startsAt: shopMinute(sale.startsAt),
		endsAt: shopMinute(sale.endsAt),
		...Object.assign({}, ...rows),
	}
}

/** The effect of a sale on each of its variants. */
export function flashEffects(
	list: VariantEffect[],
	items: { price: number; quota: number; sold?: number }[],
) {
	return list.map((effect, at) => {
		const { price = 0, quota = 0, sold } = items[at] ?? {}
		return {
			id: `${at}`,
			sku: effect.sku,
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

import type { QuotedCartLine } from '#contract/cart.ts'
import type { LineFlash } from '#contract/flash-sale.ts'
import { unitsFor } from '#app/domain/cart.ts'
import { formatMoney } from '#web/domain/money.ts'
import { wibTime } from '#app/features/flash-sale/flash-view.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { paths } from '#app/paths.ts'
import type { StoredCopy } from '../offline/use-offline-copy.ts'

export type LineView = ReturnType<typeof lineView>

/** Fewer units left than this are said on the line. */
const manyLeft = 6

/**
 * A cart line for the page; prices remain numbers, to compute totals of changed quantities in the browser.
 * `priceThen` is the price at which it was added, null if unknown.
 */
export function lineView(
	line: QuotedCartLine,
	{ locale, isMember }: { locale: Locale; isMember: boolean },
	priceThen: number | null = null,
) {
	return {
		id: line.id,
		quantity: line.quantity,
		path: `${paths.product(line.productSlug)}?v=${line.id}` as const,
		name: line.productName,
		label: line.variantLabel,
		image: line.image,
		price: line.price,
		priceBefore: line.priceBefore,
		stock: line.stock,
		/** Units that this visitor can order. */
		most: unitsFor(isMember, line),
		isAlmostGone: line.stock < manyLeft && !line.isDigital,
		...(priceThen !== null && priceThen !== line.price ? { priceThen } : {}),
		...(line.flash ? { flash: flashOf(line.flash, locale) } : {}),
	}
}

function flashOf({ state, price, mine, endsAt }: LineFlash, locale: Locale) {
	return { state, price, mine, until: wibTime(endsAt, locale) }
}

/** The lines for the offline page; null when there are none. */
export function offlineCart(lines: LineView[]): StoredCopy['cart'] | null {
	if (lines.length === 0) return null
	const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
	return {
		lines: lines.map(({ name, label, quantity, price }) => ({
			name: label === '' ? name : `${name}, ${label}`,
			quantity,
			sum: formatMoney(price * quantity),
		})),
		total: formatMoney(total),
	}
}

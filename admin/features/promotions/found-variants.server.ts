import { listStockedProducts } from '#contract/stocked-product.ts'
import type { Staff } from '#admin/http/staff.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { defaultLocale } from '#web/i18n/paths.ts'

export type FoundVariant = { sku: string; name: string; price: string; available: string }

/** Maximum variants of one search. */
const maxFound = 50

/** Active variants of the products that match a name or an SKU. */
export async function findVariants(
	{ api, locale }: Pick<Staff, 'api' | 'locale'>,
	typed: string,
): Promise<FoundVariant[]> {
	const search = typed.trim().slice(0, 100)
	if (search === '') return []
	const { list } = await api.call(listStockedProducts, { query: { search, status: 'ACTIVE' } })
	const found = list.flatMap(({ nameId, nameEn, variants }) =>
		variants
			.filter(({ isActive }) => isActive)
			.map((variant) => ({
				sku: variant.sku,
				name: [locale === defaultLocale ? nameId : nameEn, variant.label]
					.filter(Boolean)
					.join(', '),
				price: formatMoney(variant.price),
				available: digits(variant.onHand - variant.reserved),
			})),
	)
	return found.slice(0, maxFound)
}

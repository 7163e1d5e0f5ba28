import { listProducts } from '#admin/api/products.server.ts'
import type { Staff } from '#admin/http/staff.ts'
import { digits, formatMoney } from '#app/domain/money.ts'
import { defaultLocale } from '#app/i18n/paths.ts'

export type FoundVariant = { sku: string; name: string; price: string; available: string }

/** Variants that are shown after one search. */
const mostFound = 50

/** Variants on sale of the products that a name or an SKU finds. */
export async function findVariants(
	{ api, locale }: Pick<Staff, 'api' | 'locale'>,
	typed: string,
): Promise<FoundVariant[]> {
	const search = typed.trim().slice(0, 100)
	if (search === '') return []
	const { list } = await listProducts(api, { search, status: 'ACTIVE' })
	const found = list.flatMap(({ nameId, nameEn, variantList }) =>
		variantList
			.filter(({ isActive }) => isActive)
			.map((one) => ({
				sku: one.sku,
				name: [locale === defaultLocale ? nameId : nameEn, one.variantLabel]
					.filter(Boolean)
					.join(', '),
				price: formatMoney(one.price),
				available: digits(one.onHand - one.reserved),
			})),
	)
	return found.slice(0, mostFound)
}

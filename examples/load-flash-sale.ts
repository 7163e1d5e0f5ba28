import type { Transaction } from '#website-api/db/database.ts'
import { openSale } from '#website-api/modules/catalog/flash-sales/open-sale.command.ts'
import type { SeedCompany } from './seed-shapes.ts'

const hour = 3_600_000

/** The example shop's flash sale, always current when the shop is new. */
export async function loadFlashSale(tx: Transaction, companyId: number, entry: SeedCompany) {
	const { flashSale: sale, products } = entry
	if (!sale) return
	const now = Date.now()
	const variants = products
		.filter(({ slug }) => sale.products.includes(slug))
		.flatMap((product) => product.variants)
	await openSale(tx, companyId, {
		name: sale.name,
		startsAt: new Date(now - hour),
		endsAt: new Date(now + sale.days * 24 * hour),
		items: variants.map(({ sku, price }) => ({
			sku,
			price: Math.round((price * (100 - sale.percentOff)) / 100_000) * 1_000,
			quota: sale.quota,
			most: 2,
		})),
	})
}

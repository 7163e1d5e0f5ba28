import { sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { type LocalText, textIn } from '#website-api/db/columns.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { isoTime } from '#website-api/db/columns.ts'
import { cardsOf } from '#website-api/modules/catalog/products/card.queries.ts'
import { flashSale } from './flash-sale.table.ts'

const maxShown = 12

/** What the shop window says of flash sales: the one that ends first and still has something; null: none. */
export async function runningSale(db: Queryable, companyId: number, locale: Locale) {
	const { rows } = await db.execute<{ name: LocalText; ends_at: string; ids: number[] }>(sql`
		select flash_sale.name, ${isoTime(flashSale.endsAt)} as ends_at,
			(array_agg(product.id::int order by item.id))[1:60] as ids
		from flash_sale
		join flash_item as item on item.company_id = flash_sale.company_id and item.sale_id = flash_sale.id
		join variant on variant.company_id = item.company_id and variant.id = item.variant_id and variant.active
		join product on product.company_id = variant.company_id and product.id = variant.product_id
		where flash_sale.company_id = ${companyId}
			and flash_sale.starts_at <= now() and now() < flash_sale.ends_at
			and not item.sold_out and product.flash_until > now()
			and product.status = 'ACTIVE' and product.published_at <= now()
		group by flash_sale.id, flash_sale.name, flash_sale.ends_at
		order by flash_sale.ends_at, flash_sale.id limit 1`)
	const [sale] = rows
	if (!sale) return null
	const ids = [...new Set(sale.ids)].slice(0, maxShown)
	return {
		FLASH_SALE_NAME: textIn(sale.name, locale),
		FLASH_SALE_ENDS_AT: sale.ends_at,
		list: await cardsOf(db, companyId, ids, locale),
	}
}

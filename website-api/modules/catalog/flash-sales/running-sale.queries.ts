import { sql } from 'drizzle-orm'
import type { FlashSale } from '#contract/flash-sale.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { type LocalText, textIn } from '#website-api/db/columns.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { isoTime } from '#website-api/db/columns.ts'
import { cardsOf } from '#website-api/modules/catalog/products/card.queries.ts'
import { flashSale } from './flash-sale.table.ts'

const maxShown = 12

type RunningSale = {
	name: LocalText
	ends_at: string
	ids: number[]
	/** Per product: its id, its units in the sale and how many are left, including sold out variants. */
	units: [id: number, quota: number, left: number][]
}

/** The flash sale for the home page: the running one that ends first and has units left; null if there is none. */
export async function runningSale(
	db: Queryable,
	companyId: number,
	locale: Locale,
): Promise<FlashSale | null> {
	const { rows } = await db.execute<RunningSale>(sql`
		select flash_sale.name, ${isoTime(flashSale.endsAt)} as ends_at,
			(array_agg(product.id::int order by item.id))[1:60] as ids,
			(select json_agg(json_build_array(product_id, quota, remaining)) from (
				select of_sale.product_id::int, sum(every.quota)::int as quota,
					sum((select coalesce(sum(quota - claimed), 0) from flash_counter as counter
						where counter.company_id = every.company_id and counter.item_id = every.id))::int as remaining
				from flash_item as every
				join variant as of_sale on of_sale.company_id = every.company_id and of_sale.id = every.variant_id
				where every.company_id = flash_sale.company_id and every.sale_id = flash_sale.id
				group by of_sale.product_id) as units) as units
		from flash_sale
		join flash_item as item on item.company_id = flash_sale.company_id and item.sale_id = flash_sale.id
		join variant on variant.company_id = item.company_id and variant.id = item.variant_id and variant.active
		join product on product.company_id = variant.company_id and product.id = variant.product_id
		where flash_sale.company_id = ${companyId}
			and flash_sale.starts_at <= now() and now() < flash_sale.ends_at
			and not item.sold_out and product.flash_until > now()
			and product.status = 'ACTIVE' and product.published_at <= now()
		group by flash_sale.company_id, flash_sale.id, flash_sale.name, flash_sale.ends_at
		order by flash_sale.ends_at, flash_sale.id limit 1`)
	const [sale] = rows
	if (!sale) return null
	const ids = [...new Set(sale.ids)].slice(0, maxShown)
	const cards = await cardsOf(db, companyId, ids, locale)
	return {
		name: textIn(sale.name, locale),
		endsAt: new Date(sale.ends_at),
		items: cards.map((card) => ({ ...card, ...unitsOf(sale, card.id) })),
	}
}

function unitsOf({ units }: RunningSale, productId: number) {
	const [, quota, left] = units.find(([id]) => id === productId) ?? []
	return { quota: quota ?? null, left: left ?? null }
}

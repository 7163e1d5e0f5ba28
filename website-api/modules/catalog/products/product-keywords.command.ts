import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'

/** The maximum length of a product's keywords, in characters. */
const maxLength = 20_000

/** Updates the search keywords of products: brand, names of the category and its ancestors, tags and SKUs. */
export async function refreshKeywords(tx: Transaction, companyId: number, chosen: SQL) {
	await tx.execute(sql`
		with recursive above (leaf, parent_id, words, distance) as (
			select id, parent_id, concat_ws(' ', name->>'id', name->>'en'), 0
			from category where company_id = ${companyId}
			union all
			select above.leaf, category.parent_id, concat_ws(' ', category.name->>'id', category.name->>'en'), distance + 1
			from above
			join category on category.company_id = ${companyId} and category.id = above.parent_id
			where distance < 20
		),
		named as (
			select leaf, string_agg(words, ' ' order by distance desc) as words from above group by leaf
		)
		update product set keywords = made.keywords, skus = made.skus
		from (select product.id, left(btrim(concat_ws(' ',
			(select name from brand where brand.company_id = product.company_id and brand.id = product.brand_id),
			(select words from named where named.leaf = product.category_id),
			array_to_string(product.tags, ' ')
		)), ${maxLength}) as keywords, left(coalesce((
			select string_agg(sku, ' ' order by position, id) from variant
			where variant.company_id = product.company_id and variant.product_id = product.id and variant.active
		), ''), ${maxLength}) as skus
		from product where product.company_id = ${companyId} and ${chosen}
		order by product.id for no key update of product) as made
		where product.company_id = ${companyId} and product.id = made.id`)
}

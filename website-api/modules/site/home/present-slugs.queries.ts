import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { HomeSection } from '#contract/home-section.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { formerAddress } from '#website-api/modules/site/addresses/address.table.ts'

/** Sections as they are stored, with the present slugs of the products and categories that they name. */
export async function withPresentSlugs(
	db: Queryable,
	companyId: number,
	sections: HomeSection[],
): Promise<HomeSection[]> {
	const named = [
		isOneOf('category', sections.flatMap(categoriesIn)),
		isOneOf('product', sections.flatMap(productsIn)),
	].filter((one) => one !== undefined)
	if (named.length === 0) return sections
	const rows = await db
		.select()
		.from(formerAddress)
		.where(and(eq(formerAddress.companyId, companyId), or(...named)))
	if (rows.length === 0) return sections
	const present = new Map(
		rows.map(({ kind, slug, presentSlug }) => [`${kind} ${slug}`, presentSlug]),
	)
	const category = (slug: string) => present.get(`category ${slug}`) ?? slug
	const product = (slug: string) => present.get(`product ${slug}`) ?? slug
	return sections.map((section): HomeSection => {
		if (section.KIND === 'CATEGORIES') {
			const tiles = section.TILE_LIST.map((tile) => ({
				...tile,
				CATEGORY_SLUG: category(tile.CATEGORY_SLUG),
			}))
			return { ...section, TILE_LIST: tiles }
		}
		if (section.KIND !== 'PRODUCTS' && section.KIND !== 'RANKING') return section
		const CATEGORY_SLUG = section.CATEGORY_SLUG === null ? null : category(section.CATEGORY_SLUG)
		return section.KIND === 'RANKING'
			? { ...section, CATEGORY_SLUG }
			: { ...section, CATEGORY_SLUG, PRODUCT_SLUG_LIST: section.PRODUCT_SLUG_LIST.map(product) }
	})
}

function isOneOf(kind: 'category' | 'product', slugs: string[]): SQL | undefined {
	if (slugs.length === 0) return undefined
	// What has the slug today is meant.
	const isTaken = sql`exists (select 1 from ${sql.identifier(kind)} as taken
		where taken.company_id = ${formerAddress.companyId} and taken.slug = ${formerAddress.slug})`
	return and(eq(formerAddress.kind, kind), inArray(formerAddress.slug, slugs), sql`not ${isTaken}`)
}

/** The categories that a section names. */
export function categoriesIn(section: HomeSection): string[] {
	if (section.KIND === 'CATEGORIES') return section.TILE_LIST.map((tile) => tile.CATEGORY_SLUG)
	if (section.KIND !== 'PRODUCTS' && section.KIND !== 'RANKING') return []
	return section.CATEGORY_SLUG === null ? [] : [section.CATEGORY_SLUG]
}

function productsIn(section: HomeSection): string[] {
	return section.KIND === 'PRODUCTS' ? section.PRODUCT_SLUG_LIST : []
}

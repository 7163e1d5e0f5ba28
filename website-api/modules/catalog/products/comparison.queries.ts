import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ComparedProduct } from '#contract/product-lists.ts'
import { type LocalText, textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { cardsOf, isShown } from './card.queries.ts'
import { category } from './category.table.ts'
import { product } from './product.table.ts'
import { variant } from './variant.table.ts'

type Option = { key: string; name: LocalText; label: LocalText }

/** Values of the options of a product, in their order. */
const options = sql<Option[]>`(
	select coalesce(json_agg(json_build_object(
		'key', option_value.option_key, 'name', option_value.name, 'label', option_value.label) order by chosen.place), '[]'::json)
	from unnest(${product.optionValueIds}) with ordinality as chosen (id, place)
	join option_value on option_value.company_id = ${product.companyId} and option_value.id = chosen.id
)`
/** The least or greatest weight of a product; 0 for a file, which has none. */
const weight = (way: 'min' | 'max') =>
	sql<number>`(
	select coalesce(${sql.raw(way)}(${variant.weightGrams}), 0) from ${variant}
	where ${variant.companyId} = ${product.companyId} and ${variant.productId} = ${product.id} and ${variant.active}
		and not ${product.isDigital}
)`.mapWith(Number)

/** Comparable properties of these products, in the order of the ids; omits products that shoppers cannot see. */
export async function comparedProducts(
	db: Queryable,
	companyId: number,
	ids: number[],
	locale: Locale,
): Promise<ComparedProduct[]> {
	const rows = await db
		.select({
			id: product.id,
			summary: product.summary,
			category: category.name,
			options,
			lightest: weight('min'),
			heaviest: weight('max'),
		})
		.from(product)
		.leftJoin(
			category,
			and(eq(category.companyId, product.companyId), eq(category.id, product.categoryId)),
		)
		.where(and(eq(product.companyId, companyId), inArray(product.id, ids), isShown))
	const shown = new Map(rows.map((row) => [row.id, row]))
	const cards = await cardsOf(
		db,
		companyId,
		ids.filter((id) => shown.has(id)),
		locale,
	)
	return cards.flatMap((card) => {
		const row = shown.get(card.id)
		if (!row) return []
		return [
			{
				...card,
				summary: textIn(row.summary, locale),
				categoryName: row.category && textIn(row.category, locale),
				weightMin: row.lightest,
				weightMax: row.heaviest,
				options: optionsOf(row.options, locale),
			},
		]
	})
}

function optionsOf(values: Option[], locale: Locale) {
	const keys = [...new Set(values.map(({ key }) => key))]
	return keys.flatMap((key) => {
		const ofOption = values.filter((value) => value.key === key)
		const [first] = ofOption
		if (!first) return []
		return [
			{
				key,
				name: textIn(first.name, locale),
				values: ofOption.map(({ label }) => textIn(label, locale)),
			},
		]
	})
}

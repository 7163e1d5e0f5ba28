import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { optionOf } from '#contract/product-listing.ts'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { type CountedRows, MAX_COUNTED } from './facets.queries.ts'
import { type CountedValue, type OptionFacet, optionFacetsFrom } from './option-order.ts'
import { optionValue } from './option-value.table.ts'
import { OF_ANY } from './product-count.table.ts'
import { product } from './product.table.ts'

/** The maximum number of counted values; those with the most products come first. */
const MAX_VALUES = 400

type Value = typeof optionValue.$inferSelect
/** Values of one option, at least one of which a product must have. Without values no product matches. */
export type ChosenOption = { key: string; values: Value[] }

/** Parses filter keys of option values, e.g. `warna.hitam`. */
export async function chosenOptions(
	db: Queryable,
	companyId: number,
	asked: string[] = [],
): Promise<ChosenOption[]> {
	if (asked.length === 0) return []
	const keys = [...new Set(asked.map(optionOf))].map((key) => ({
		key,
		values: asked
			.filter((value) => optionOf(value) === key)
			.map((value) => value.slice(key.length + 1)),
	}))
	const named = keys.map(({ key, values }) =>
		and(eq(optionValue.optionKey, key), inArray(optionValue.valueKey, values)),
	)
	const rows = await db
		.select()
		.from(optionValue)
		.where(and(eq(optionValue.companyId, companyId), or(...named)))
	return keys.map(({ key }) => ({ key, values: rows.filter((row) => row.optionKey === key) }))
}

/** The condition that a product has a value of each of these options. */
export function hasOptions(chosen: ChosenOption[]): SQL | undefined {
	return and(
		...chosen.map(({ values }) =>
			values.length === 0
				? sql`false`
				: sql`${product.optionValueIds} && ${arrayLiteral(values.map(({ id }) => id))}::integer[]`,
		),
	)
}

type Counting = {
	companyId: number
	/** The categories of the list; undefined: all. */
	categoryIds: number[] | undefined
	chosen: ChosenOption[]
	/** All filters except the options. */
	filter: SQL | undefined
	/** True if there are filters other than categories. */
	isNarrowed: boolean
	counted: CountedRows
}

/**
 * The number of products per value of the options. Values of a chosen option are counted over the list without that
 * option, others over the list. Counts the first MAX_COUNTED products; a list filtered by categories only has stored
 * counts.
 */
export async function optionFacets(db: Queryable, asked: Counting): Promise<OptionFacet[]> {
	const { companyId, chosen } = asked
	// A key consists of letters, digits and hyphens.
	const chosenKeys = arrayLiteral(chosen.map(({ key }) => key))
	const parts = [
		{ counts: countsOver(asked, chosen), option: sql`option_key <> all(${chosenKeys}::text[])` },
		...chosen.map(({ key }) => ({
			counts: countsOver(
				asked,
				chosen.filter((other) => other.key !== key),
			),
			option: sql`option_key = ${key}`,
		})),
	]
	const { rows } = await db.execute<ValueRow>(selectValues(companyId, parts))
	return optionFacetsFromRows(rows, chosen)
}

export type ValueRow = {
	option_key: string
	value_key: string
	name: LocalText
	label: LocalText
	swatch: string | null
	products: number
	is_partial: boolean
}

/** A SELECT of the option values of the rows of a CTE `found` with `option_value_ids`, for `optionFacetsFromRows`. */
export function selectValuesOfFound(companyId: number): SQL {
	return selectValues(companyId, [{ counts: countsOfFound, option: sql`true` }])
}

function selectValues(companyId: number, parts: { counts: SQL; option: SQL }[]): SQL {
	const counted = parts.map(
		({ counts, option }) => sql`
			(select option_key, value_key, name, label, swatch, products, is_partial
			from (${counts}) as counted
			join option_value on option_value.company_id = ${companyId} and option_value.id = counted.value_id
			where products > 0 and ${option})`,
	)
	return sql`
		select * from (${sql.join(counted, sql` union all `)}) as counted
		order by products desc, value_key limit ${MAX_VALUES}`
}

/** The options of counted values; chosen values that no product has are added. */
export function optionFacetsFromRows(rows: ValueRow[], chosen: ChosenOption[]): OptionFacet[] {
	const isChosen = new Set(
		chosen.flatMap(({ values }) =>
			values.map(({ optionKey, valueKey }) => `${optionKey}.${valueKey}`),
		),
	)
	const found = rows.map((row): CountedValue => ({
		optionKey: row.option_key,
		valueKey: row.value_key,
		name: row.name,
		label: row.label,
		swatch: row.swatch,
		products: Number(row.products),
		isPartial: row.is_partial,
		isChosen: isChosen.delete(`${row.option_key}.${row.value_key}`),
	}))
	const none = chosen
		.flatMap(({ values }) => values)
		.filter(({ optionKey, valueKey }) => isChosen.has(`${optionKey}.${valueKey}`))
		.map((value) => ({ ...value, products: 0, isPartial: false, isChosen: true }))
	return optionFacetsFrom([...found, ...none])
}

// Many products have the same values, so equal lists are counted first.
const countsOfFound = sql`
	select value_id, sum(listed.products)::integer as products,
		(select count(*) > ${MAX_COUNTED} from found) as is_partial
	from (select option_value_ids, count(*) as products from found group by option_value_ids) as listed
	cross join unnest(option_value_ids) as value (value_id) group by value_id`

function countsOver(
	{ companyId, categoryIds, filter, isNarrowed, counted }: Counting,
	options: ChosenOption[],
): SQL {
	if (!isNarrowed && options.length === 0) return storedCounts(companyId, categoryIds)
	return sql`with found as materialized (${counted(and(filter, hasOptions(options)))}) ${countsOfFound}`
}

/** The stored counts, minus the products that are to be published later. */
function storedCounts(companyId: number, categoryIds: number[] | undefined): SQL {
	const ids = categoryIds && sql`any(${arrayLiteral(categoryIds)}::bigint[])`
	return sql`
		select value_id, sum(products)::integer as products, false as is_partial from (
			(select value_id, products from option_value_count
			where company_id = ${companyId} and category_id = ${ids ?? OF_ANY}
			order by products desc limit ${ids ? null : MAX_VALUES})
			union all
			select unnest(option_value_ids), -1 from product
			where company_id = ${companyId} and status = 'ACTIVE' and published_at > now()
				${ids ? sql`and category_id = ${ids}` : sql``}
		) as kept group by value_id`
}

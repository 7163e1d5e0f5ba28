import { and, sql, type SQL } from 'drizzle-orm'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import type { Quantity } from './typed-quantity.ts'

/**
 * The condition that the name, choices or keywords of a product have a quantity in any of its forms. The index finds
 * the number before the unit; the text then excludes "2.5 kg" for "5 kg", which the index cannot tell apart.
 */
export function quantityFilter({ forms }: Quantity): SQL | undefined {
	const queries = forms.map(({ value, unit }) => {
		const parts = value.split('.')
		const apart = [...parts, unit].map(lexeme).join(' <-> ')
		const joined = [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${unit}`].map(lexeme).join(' <-> ')
		return `(${apart}) | (${joined})`
	})
	const written = forms.map(({ value, unit }) => `${writtenAs(value)}\\s*-?${unit}`)
	const pattern = `(?<![0-9])(?<![0-9][.,])(?:${written.join('|')})(?![a-z])`
	return and(
		sql`${product.search} @@ ${queries.join(' | ')}::tsquery`,
		sql`lower(concat_ws(' ', ${product.name}::text, ${product.options}::text, ${product.keywords}, ${product.skus})) ~ ${pattern}`,
	)
}

function lexeme(word: string): string {
	return `'${word}'`
}

/** 2.5 also as 2,5, 25000 also as 25.000, and 25 also as 25,0. */
function writtenAs(value: string): string {
	const [whole = '', decimals] = value.split('.')
	const grouped = whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, '[.,]?')
	return decimals === undefined ? `${grouped}(?:[.,]00?)?` : `${grouped}[.,]${decimals}0?`
}

import { sql, type SQL } from 'drizzle-orm'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { isShown } from './card.queries.ts'
import { product } from './product.table.ts'

/** The products of a row: selected by a rule, optionally of some categories, or listed by their slugs. */
export type ProductRow = { limit: number } & (
	| { rule: 'NEWEST' | 'BEST_SELLERS' | 'ON_SALE'; categoryIds?: number[] | undefined }
	| { slugs: string[] }
)

/** The product ids of all rows, in the rows' order, read with one statement. */
export async function idsOfRows(
	db: Queryable,
	companyId: number,
	rows: ProductRow[],
): Promise<number[][]> {
	if (rows.length === 0) return []
	const lists = rows.map((row) => sql`to_json(array(${idsOfRow(companyId, row)}))`)
	const answer = await db.execute<{ lists: number[][] }>(
		sql`select json_build_array(${sql.join(lists, sql`, `)}) as lists`,
	)
	return onlyRow(answer.rows).lists
}

function idsOfRow(companyId: number, row: ProductRow): SQL {
	const shown = sql`select id from product where ${product.companyId} = ${companyId} and ${isShown}`
	if ('slugs' in row) {
		const slugs = sql`array(select jsonb_array_elements_text(${JSON.stringify(row.slugs)}::jsonb))`
		return sql`${shown} and ${product.slug} = any(${slugs})
			order by array_position(${slugs}, ${product.slug}) limit ${row.limit}`
	}
	const within = row.categoryIds
		? sql`and ${product.categoryId} = any(${arrayLiteral(row.categoryIds)}::bigint[])`
		: sql``
	const reduced = row.rule === 'ON_SALE' ? sql`and ${product.priceBefore} is not null` : sql``
	const key = row.rule === 'BEST_SELLERS' ? product.soldCount : product.publishedAt
	return sql`${shown} ${within} ${reduced} order by ${key} desc, ${product.id} desc limit ${row.limit}`
}

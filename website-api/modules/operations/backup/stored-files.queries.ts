import { sql } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { hidden, master } from '#website-api/media/storage.ts'

/** Every column that names a file of the storage. */
const FILE_COLUMNS = [
	{ table: 'media', column: 'id', where: sql`true`, objectOf: master },
	{ table: 'product_file', column: 'storage_id', where: sql`true`, objectOf: hidden },
	// Old uploads have their bytes in the row.
	{ table: 'upload', column: 'id', where: sql`content is null`, objectOf: hidden },
	// The file of an import is removed when it has ended.
	{
		table: 'product_import',
		column: 'id',
		where: sql`content is null and state not in ('DONE', 'FAILED')`,
		objectOf: hidden,
	},
] as const

const PAGE = 1_000

/** Names of the objects that the database names, or that the rows of one company name, a page of rows at a time. */
export async function* storedFiles(db: Queryable, companyId?: number): AsyncGenerator<string> {
	const ofCompany = companyId === undefined ? sql`true` : sql`company_id = ${companyId}`
	for (const { table, column, where, objectOf } of FILE_COLUMNS) {
		const name = sql.identifier(column)
		for (let after = ''; ;) {
			const { rows } = await db.execute<{ id: string }>(sql`
				select distinct ${name}::text as id from ${sql.identifier(table)}
				where ${where} and ${ofCompany} and ${name}::text > ${after} order by id limit ${PAGE}`)
			for (const { id } of rows) yield objectOf(id)
			const last = rows.at(-1)
			if (!last || rows.length < PAGE) break
			after = last.id
		}
	}
}

/** Whether the database names the object now. */
export async function isStillNamed(db: Queryable, object: string): Promise<boolean> {
	const id = object.split('/').at(-1) ?? ''
	for (const { table, column, where, objectOf } of FILE_COLUMNS) {
		if (objectOf(id) !== object) continue
		const { rows } = await db.execute(sql`
			select 1 from ${sql.identifier(table)} where ${where} and ${sql.identifier(column)}::text = ${id}`)
		if (rows.length > 0) return true
	}
	return false
}

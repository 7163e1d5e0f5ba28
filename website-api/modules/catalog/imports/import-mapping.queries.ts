import { and, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Queryable } from '#website-api/db/database.ts'
import { headerKeys } from '#website-api/modules/catalog/import-files/layout.ts'
import { importMapping } from './import-mapping.table.ts'

/** What staff said about files with these columns. */
export async function mappingFor(db: Queryable, companyId: number, header: string[]) {
	const [row] = await db
		.select({ columns: importMapping.columns })
		.from(importMapping)
		.where(
			and(eq(importMapping.companyId, companyId), eq(importMapping.headerDigest, digestOf(header))),
		)
	return row?.columns
}

export function digestOf(header: string[]): string {
	const names = headerKeys(header)
		.filter((name) => name !== '')
		.toSorted()
	return createHash('sha256').update(JSON.stringify(names)).digest('hex')
}

import { and, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { MappedColumn } from '#contract/operator-imports.ts'
import { excluded } from '#website-api/db/clock.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { headerKeys, type Mapping } from '#website-api/modules/catalog/import-files/layout.ts'
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

/** Remembers what the columns of a header say, in their order. */
export async function rememberMapping(
	tx: Transaction,
	companyId: number,
	header: string[],
	list: (MappedColumn | null)[],
) {
	const columns: Mapping = Object.fromEntries(
		headerKeys(header).flatMap((name, at) => (name === '' ? [] : [[name, list[at] ?? null]])),
	)
	await tx
		.insert(importMapping)
		.values({ companyId, headerDigest: digestOf(header), columns })
		.onConflictDoUpdate({
			target: [importMapping.companyId, importMapping.headerDigest],
			set: { columns, updatedAt: excluded(importMapping.updatedAt) },
		})
}

function digestOf(header: string[]): string {
	const names = headerKeys(header)
		.filter((name) => name !== '')
		.toSorted()
	return createHash('sha256').update(JSON.stringify(names)).digest('hex')
}

import type { MappedColumn } from '#contract/mapped-column.ts'
import { excluded } from '#website-api/db/clock.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { headerKeys, type Mapping } from '#website-api/modules/catalog/import-files/layout.ts'
import { importMapping } from './import-mapping.table.ts'
import { digestOf } from './import-mapping.queries.ts'

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

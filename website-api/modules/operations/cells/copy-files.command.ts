import type { Queryable } from '#website-api/db/database.ts'
import type { Objects } from '#website-api/media/objects.ts'
import { storedFiles } from '#website-api/modules/operations/backup/stored-files.queries.ts'

/** Copies the company's files that this function has not copied yet: a file under a name never changes. */
export function copierOfFiles(db: Queryable, companyId: number, from: Objects, to: Objects) {
	const copied = new Set<string>()
	return async () => {
		for await (const name of storedFiles(db, companyId)) {
			if (copied.has(name)) continue
			const bytes = await from.read(name)
			if (bytes) await to.write(name, bytes)
			copied.add(name)
		}
	}
}

/** How many files of the company there are. */
export async function countFiles(db: Queryable, companyId: number): Promise<number> {
	let count = 0
	for await (const _name of storedFiles(db, companyId)) count++
	return count
}

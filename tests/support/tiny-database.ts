import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadSeed } from '#examples/load.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { folderStorage } from '#website-api/media/storage.ts'
import { freshDatabase } from './postgres.ts'
import { isEmbedded, openTestDatabase, testTimeouts } from './test-database.ts'
import { tinyShops } from './tiny-shops.ts'

type Filled = { template: string; files: Map<string, Buffer> }

/** Of this process; it goes with the server. */
let filled: Promise<Filled> | undefined

/**
 * A database with the two tiny shops, whose files it writes to `folder`. On PostgreSQL a copy of one that this process
 * fills once, which needs a tenth of the processor time of filling it.
 */
export async function openTinyDatabase(
	folder: string,
	{ readsSeparately = false } = {},
): Promise<OpenDatabase> {
	if (isEmbedded({ readsSeparately })) {
		const database = await openTestDatabase()
		await loadSeed(database.db, folderStorage(folder), tinyShops)
		return database
	}
	const { template, files } = await (filled ??= fill())
	await writeFiles(folder, files)
	return openTestDatabase({ readsSeparately, template })
}

async function fill(): Promise<Filled> {
	const folder = await mkdtemp(path.join(tmpdir(), 'etalase-tiny-'))
	const { name, url } = await freshDatabase()
	const { db, close } = openPostgres(url, 2, testTimeouts)
	try {
		await loadSeed(db, folderStorage(folder), tinyShops)
		return { template: name, files: await readFiles(folder) }
	} finally {
		// A database that somebody uses cannot be copied.
		await close()
		await rm(folder, { recursive: true })
	}
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
	const files = new Map<string, Buffer>()
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue
		const file = path.join(entry.parentPath, entry.name)
		files.set(path.relative(folder, file), await readFile(file))
	}
	return files
}

async function writeFiles(folder: string, files: Map<string, Buffer>): Promise<void> {
	for (const [name, bytes] of files) {
		const file = path.join(folder, name)
		await mkdir(path.dirname(file), { recursive: true })
		await writeFile(file, bytes)
	}
}

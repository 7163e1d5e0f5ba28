import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { loadExamples } from '../companies.ts'
import { migrate } from '#website-api/db/migrate.ts'
import { openPostgres } from '#website-api/db/postgres.ts'
import { folderStorage } from '#website-api/media/storage.ts'
import { type Amounts, fillDatabase } from './fill-database.ts'

const companyId = 1

/** Lays a database out, loads the example shops unless it has some, and fills the first of them up to these amounts. */
export async function fillFromExamples(
	url: string,
	amounts: Amounts,
	say: (line: string) => void,
): Promise<void> {
	await loadInto(url, say)
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		await fillDatabase(client, companyId, amounts, (part, seconds) =>
			say(`${part.padEnd(12)} ${seconds.toFixed(1)} s`),
		)
	} finally {
		await client.end()
	}
}

async function loadInto(url: string, say: (line: string) => void) {
	const { db, close } = openPostgres(url, 2)
	// Pictures are drawn here and gone afterwards: pages name them, and nobody who measures a page loads them.
	const folder = await mkdtemp(path.join(tmpdir(), 'etalase-scale-'))
	try {
		await migrate(db)
		await loadExamples(db, folderStorage(folder), say)
	} finally {
		await close()
		await rm(folder, { recursive: true, force: true })
	}
}

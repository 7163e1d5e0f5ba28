import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { OpenDatabase, Queryable } from '#website-api/db/database.ts'
import type { Objects } from '#website-api/media/objects.ts'
import type { BackupKey } from './backup-key.ts'
import { dumpDatabase } from './dump-database.queries.ts'
import type { Manifest, Member } from './manifest.ts'
import { figuresOf } from './figures.queries.ts'
import { isStillNamed, storedFiles } from './stored-files.queries.ts'
import { piecesOf, writeBackup } from './write-backup.ts'

export type BackupSource = {
	database: OpenDatabase
	databaseUrl: string | undefined
	objects: Objects
	dataDir: string
	/** Of Etalase. */
	version: string
}

/** Secrets of the data folder that a shop needs to go on as it was. */
const SECRETS = ['secret', 'operator-key']
const MOST_NAMED = 100

/** Writes the database and the files of one instant into an encrypted file, and checks that. */
export async function makeBackup(
	file: string,
	key: BackupKey,
	source: BackupSource,
): Promise<Manifest> {
	return writeBackup(file, key, (add) => {
		const { db } = source.database
		// Only one process opens the embedded database, so that nothing changes meanwhile.
		if (source.databaseUrl === undefined) return addAll(db, source, add)
		return db.transaction(
			async (tx) => {
				// It lasts as long as the storage takes.
				await tx.execute(sql`set local statement_timeout = 0`)
				await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
				return addAll(tx, source, add)
			},
			{ isolationLevel: 'repeatable read', accessMode: 'read only' },
		)
	})
}

async function addAll(tx: Queryable, source: BackupSource, add: (member: Member) => Promise<void>) {
	const figures = await figuresOf(tx)
	await dumpDatabase(tx, source, add)
	await addSecrets(source.dataDir, add)
	const files = await addFiles(tx, source, add)
	const database = source.databaseUrl === undefined ? 'pglite' : 'postgresql'
	return { format: 1, version: source.version, database, ...figures, files } as const
}

async function addSecrets(dataDir: string, add: (member: Member) => Promise<void>) {
	for (const name of SECRETS) {
		const bytes = await readFile(path.join(dataDir, name)).catch(() => undefined)
		if (bytes) await add({ name: `secrets/${name}`, bytes })
	}
}

/** Adds every file that the rows of the transaction name. */
async function addFiles(
	tx: Queryable,
	{ database, databaseUrl, objects }: BackupSource,
	add: (member: Member) => Promise<void>,
): Promise<Manifest['files']> {
	const files = { count: 0, bytes: 0, missing: [] as string[], missingCount: 0 }
	for await (const name of storedFiles(tx)) {
		const bytes = await contentOf(objects, name)
		if (bytes) {
			await add({ name, bytes })
			files.count += 1
			files.bytes += bytes.length
			continue
		}
		// One that was deleted since the instant of the backup, with its row, is nobody's loss.
		const isLost = databaseUrl === undefined || (await isStillNamed(database.db, name))
		if (!isLost) continue
		files.missingCount += 1
		if (files.missing.length < MOST_NAMED) files.missing.push(name)
	}
	return files
}

async function contentOf(objects: Objects, name: string): Promise<Buffer | undefined> {
	const stream = await objects.stream(name)
	if (!stream) return undefined
	const pieces: Uint8Array[] = []
	for await (const piece of piecesOf(stream)) pieces.push(piece)
	return Buffer.concat(pieces)
}

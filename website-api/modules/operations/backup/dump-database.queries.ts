import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import type { OpenDatabase, Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { Member } from './manifest.ts'
import { findTools, runTool } from './postgres-tools.ts'

const PART_BYTES = 4 * 1024 * 1024

type Source = { database: OpenDatabase; databaseUrl: string | undefined }

/**
 * Adds the dump of the database in parts: of PostgreSQL by pg_dump in the custom format, of exactly what the transaction
 * sees; of the embedded database a copy of its folder.
 */
export async function dumpDatabase(
	tx: Queryable,
	{ database, databaseUrl }: Source,
	add: (member: Member) => Promise<void>,
) {
	const addPart = partsTo(add)
	if (databaseUrl === undefined) {
		const archive = await database.dump?.()
		if (!archive) throw new Error('This database has no dump of its own.')
		for await (const piece of archive.stream()) await addPart(Buffer.from(piece))
	} else {
		const folder = await findTools(await serverMajor(tx))
		const { rows } = await tx.execute<{ snapshot: string }>(
			sql`select pg_export_snapshot() as snapshot`,
		)
		const args = ['--format=custom', '--no-owner', '--no-privileges', '--no-password']
		const { child, ended } = runTool('pg_dump', [...args, `--snapshot=${onlyRow(rows).snapshot}`], {
			folder,
			databaseUrl,
		})
		try {
			for await (const piece of child.stdout) await addPart(piece as Buffer)
			await ended
		} finally {
			if (child.exitCode === null && child.kill()) await once(child, 'close')
		}
	}
	await addPart(undefined)
}

async function serverMajor(tx: Queryable): Promise<number> {
	const { rows } = await tx.execute<{ version: string }>(
		sql`select current_setting('server_version_num') as version`,
	)
	return Math.floor(Number(onlyRow(rows).version) / 10_000)
}

/** Collects pieces to parts of one size; without a piece, adds the last part. */
function partsTo(add: (member: Member) => Promise<void>) {
	let pieces: Buffer[] = []
	let bytes = 0
	let count = 0
	return async (piece: Buffer | undefined) => {
		if (piece) {
			pieces.push(piece)
			bytes += piece.length
			if (bytes < PART_BYTES) return
		}
		if (bytes === 0) return
		const part = Buffer.concat(pieces)
		pieces = []
		bytes = 0
		count += 1
		await add({ name: `database/${String(count).padStart(6, '0')}`, bytes: part })
	}
}

import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { openDatabase } from '#website-api/db/open-database.ts'
import { FormerBackup, LAST_FORMER } from '#website-api/db/former-layout.ts'
import { readMigrations } from '#website-api/db/migration-files.ts'
import { migrateOpen } from '#website-api/db/require-layout.ts'
import { type FilesPlace, mediaFolder, openObjects } from '#website-api/media/open-objects.ts'
import { auditOracles, type Violation } from '#website-api/modules/money/audit/oracles.queries.ts'
import type { BackupKey } from './backup-key.ts'
import { figuresOf } from './figures.queries.ts'
import { type Load, notEmpty, startLoad, TargetRefused } from './load-database.command.ts'
import type { Manifest, Member } from './manifest.ts'
import { adoptFolder } from './own-folder.command.ts'
import { readBackup } from './read-backup.ts'

export type Restored = {
	manifest: Manifest
	/** Tables and accounts that differ from the manifest. */
	differences: string[]
	/** What the audit finds in the copy. */
	findings: Violation[]
}

type Target = FilesPlace & { databaseUrl?: string | undefined; isPooled: boolean }

/**
 * Restores a backup: checks it whole before it writes, then files and secrets, then the database as a passive copy, which it
 * compares with the manifest, migrates and audits. @throws TargetRefused, FormerBackup, UnreadableBackup, UnusableKey, ToolFailure
 */
export async function restoreBackup(
	file: string,
	key: BackupKey,
	target: Target,
	replaces: boolean,
): Promise<Restored> {
	const manifest = await readBackup(file, key)
	requireFitting(manifest, target)
	if (!target.s3 && !replaces) requireEmptyFolder(mediaFolder(target))
	const load = await startLoad(target, manifest, replaces)
	try {
		await readBackup(file, key, (member) => put(member, load, target))
		await load.finish()
	} catch (error) {
		await load.abort()
		throw error
	}
	return { manifest, ...(await check(manifest, target)) }
}

function requireFitting({ database, migration, version }: Manifest, { databaseUrl }: Target) {
	const kind = databaseUrl === undefined ? 'pglite' : 'postgresql'
	if (database !== kind) {
		throw new TargetRefused(
			database === 'pglite'
				? 'This is a backup of the embedded database: restore it without DATABASE_URL.'
				: 'This is a backup of PostgreSQL: name an empty database in DATABASE_URL.',
		)
	}
	if (migration < LAST_FORMER) throw new FormerBackup(migration)
	const newest = Math.max(...readMigrations().map((one) => one.version - 1))
	if (migration > newest) {
		throw new TargetRefused(
			`This backup was made by Etalase ${version} with migration ${migration}, which this version does not know. Restore it with that version.`,
		)
	}
}

function requireEmptyFolder(folder: string) {
	const used = ['masters', 'private'].map((name) => path.join(folder, name))
	for (const one of used) if (existsSync(one) && readdirSync(one).length > 0) throw notEmpty(one)
}

async function put({ name, bytes }: Member, load: Load, target: Target) {
	if (name.startsWith('database/')) return load.take(bytes)
	if (!name.startsWith('secrets/')) return openObjects(target).write(name, bytes)
	const file = path.join(target.dataDir, path.basename(name))
	await mkdir(target.dataDir, { recursive: true, mode: 0o700 })
	// A secret that is there is in use.
	if (!existsSync(file)) await writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
}

async function check(manifest: Manifest, target: Target) {
	const database = await openDatabase(target)
	try {
		const found = await figuresOf(database.db)
		// The mark of the copy may be a row more.
		const rows = { ...found.rows, setting: manifest.rows.setting ?? 0 }
		await migrateOpen(database, { isPooled: target.isPooled })
		await adoptFolder(database.db, target)
		return {
			differences: [
				...differences(manifest.rows, rows),
				...differences(manifest.ledger, found.ledger),
			],
			findings: await audit(database),
		}
	} finally {
		await database.close()
	}
}

function audit({ forJobs }: OpenDatabase) {
	return forJobs.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`)
		return auditOracles(tx)
	})
}

function differences(expected: Record<string, number>, found: Record<string, number>): string[] {
	return [...new Set([...Object.keys(expected), ...Object.keys(found)])]
		.filter((name) => expected[name] !== found[name])
		.map((name) => `${name}: ${found[name] ?? 0} / ${expected[name] ?? 0}`)
}

import { existsSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { z } from 'zod'
import project from '../../package.json' with { type: 'json' }
import { ownEnvironment } from '#process/own-environment.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import type { Manifest } from '#website-api/modules/operations/backup/manifest.ts'
import { EXIT } from './failures.ts'
import { explained, withDatabase } from './open-shop.ts'
import { isDryRun, printText, storeResponse } from './run-options.ts'
import { UsageError } from './settings.ts'
import { jakartaTime, listOf } from './text.ts'

const Options = z.object({ keep: z.coerce.number().int().min(1).max(10_000).optional() })
const ownName = /^etalase-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.age$/

/** Registers `backup` and `backup verify`, which need no running shop. */
export function registerBackup(program: Command) {
	const backup = program
		.command('backup')
		.description(say('backup'))
		.argument('<place>', say('backup.place'))
		.option('--keep <number>', say('backup.keep'))
		.action(async (place: string, raw: unknown) => back(path.resolve(place), Options.parse(raw)))
	backup
		.command('verify')
		.description(say('backup.verify'))
		.argument('<file>', say('backup.file'))
		.action(async (file: string) => {
			const { readBackup } = await import('#website-api/modules/operations/backup/read-backup.ts')
			const manifest = await explained(async () => readBackup(file, await backupKey()))
			printManifest(manifest)
			printText(say('backup.whole'))
		})
}

/** The key of ETALASE_BACKUP_KEY. */
export async function backupKey() {
	const { readBackupKey } = await import('#website-api/modules/operations/backup/backup-key.ts')
	return explained(async () => readBackupKey(ownEnvironment(process.env).ETALASE_BACKUP_KEY))
}

async function back(place: string, { keep }: z.infer<typeof Options>) {
	const isFolder = existsSync(place) && statSync(place).isDirectory()
	if (keep !== undefined && !isFolder) throw new UsageError(say('backup.keepNeedsFolder'))
	if (!isFolder && existsSync(place)) throw new UsageError(say('backup.exists', { file: place }))
	const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
	const file = isFolder ? path.join(place, `etalase-${moment}Z.tar.age`) : place
	const key = await backupKey()
	if (isDryRun()) return printText(file)
	const { makeBackup } =
		await import('#website-api/modules/operations/backup/make-backup.command.ts')
	const { openObjects } = await import('#website-api/media/open-objects.ts')
	const { noteBackup } =
		await import('#website-api/modules/operations/backup/note-backup.command.ts')
	const manifest = await withDatabase(async ({ database, settings }) => {
		const made = await makeBackup(file, key, {
			database,
			databaseUrl: settings.databaseUrl,
			objects: openObjects(settings),
			dataDir: settings.dataDir,
			version: project.version,
		})
		await noteBackup(database.db)
		return made
	})
	printText(file)
	printManifest(manifest)
	if (!key.canRead) printText(say('backup.unread'))
	if (keep !== undefined) await removeOld(place, keep)
	if (manifest.files.missingCount > 0) process.exitCode = EXIT.incomplete
}

async function removeOld(folder: string, keep: number) {
	const own = (await readdir(folder)).filter((name) => ownName.test(name)).toSorted()
	const old = own.slice(0, Math.max(0, own.length - keep))
	for (const name of old) await rm(path.join(folder, name))
	if (old.length > 0) printText(say('backup.removed', { count: old.length }))
}

/** Prints what a backup has. */
export function printManifest(manifest: Manifest) {
	const { at, version, migration, rows, files } = manifest
	storeResponse({ data: manifest })
	printText(
		listOf([
			[say('backup.at'), jakartaTime(at)],
			[say('backup.version'), `${version} (${migration})`],
			[say('backup.orders'), String(rows.orders ?? 0)],
			[say('backup.transfers'), String(rows.transfer ?? 0)],
			[say('backup.files'), `${files.count} (${Math.ceil(files.bytes / 1_048_576)} MiB)`],
		]),
	)
	if (files.missingCount === 0) return
	printText(say('backup.missing', { count: files.missingCount }))
	for (const name of files.missing) printText(`  ${name}`)
}

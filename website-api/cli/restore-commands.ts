import type { Command } from 'commander'
import { z } from 'zod'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { backupKey, printManifest } from './backup-commands.ts'
import { EXIT } from './failures.ts'
import { explained, localSettings, withDatabase } from './open-shop.ts'
import { isDryRun, printText, storeResponse } from './run-options.ts'
import { UsageError } from './settings.ts'
import { jakartaTime, tableOf } from './text.ts'

const Restoring = z.object({ replace: z.boolean().default(false) })
const Activating = z.object({
	discardMail: z.boolean().default(false),
	sendMail: z.boolean().default(false),
})

/** Registers `restore`, `activate` and `media-folder`, which need no running shop. */
export function registerRestore(program: Command) {
	program
		.command('restore')
		.description(say('restore'))
		.argument('<file>', say('backup.file'))
		.option('--replace', say('restore.replace'))
		.action(async (file: string, raw: unknown) => restore(file, Restoring.parse(raw).replace))
	program
		.command('activate')
		.description(say('activate'))
		.option('--discard-mail', say('activate.discardMail'))
		.option('--send-mail', say('activate.sendMail'))
		.action(async (raw: unknown) => activateCopy(Activating.parse(raw)))
	program
		.command('media-folder')
		.description(say('mediaFolder'))
		.action(async () => {
			const { adoptFolder } =
				await import('#website-api/modules/operations/backup/own-folder.command.ts')
			const { mediaFolder } = await import('#website-api/media/open-objects.ts')
			await withDatabase(async ({ database, settings }) => {
				if (settings.s3) throw new UsageError(say('mediaFolder.bucket'))
				if (!isDryRun()) await adoptFolder(database.db, settings)
				printText(say('mediaFolder.done', { folder: mediaFolder(settings) }))
			})
		})
}

async function restore(file: string, replaces: boolean) {
	const key = await backupKey()
	const settings = await localSettings()
	if (isDryRun()) {
		const { readBackup } = await import('#website-api/modules/operations/backup/read-backup.ts')
		printManifest(await explained(() => readBackup(file, key)))
		return
	}
	const { restoreBackup } =
		await import('#website-api/modules/operations/backup/restore-backup.command.ts')
	const { manifest, differences, findings } = await explained(() =>
		restoreBackup(file, key, settings, replaces),
	)
	printManifest(manifest)
	for (const difference of differences) printText(say('restore.differs', { difference }))
	for (const { oracle, about } of findings) printText(say('restore.finding', { oracle, about }))
	printText(say(findings.length === 0 ? 'audit.inOrder' : 'restore.notInOrder'))
	printText(say('restore.passive'))
	if (differences.length + findings.length > 0) process.exitCode = EXIT.failed
}

async function activateCopy({ discardMail, sendMail }: z.infer<typeof Activating>) {
	const { passiveSince } =
		await import('#website-api/modules/platform/companies/passive.queries.ts')
	const { activate, waitingMails } =
		await import('#website-api/modules/operations/backup/activate.command.ts')
	const { mailWriters } = await import('#website-api/mail-writers.ts')
	if (discardMail && sendMail) throw new UsageError(say('activate.one'))
	await withDatabase(async ({ database: { db } }) => {
		const since = await passiveSince(db)
		if (since === undefined) throw new UsageError(say('activate.notPassive'))
		const topics = Object.keys(mailWriters)
		const waiting = await waitingMails(db, topics)
		storeResponse({ data: { AT: since, WAITING_LIST: waiting } })
		if (waiting.length > 0) {
			const rows = waiting.map(({ topic, count, oldest }) => [
				topic,
				String(count),
				jakartaTime(oldest),
			])
			printText(tableOf(heads('mailTopic', 'mailCount', 'mailOldest'), rows))
			if (!discardMail && !sendMail) throw new UsageError(say('activate.decide'))
		}
		if (isDryRun()) return
		const discarded = await activate(db, discardMail ? topics : [])
		printText(say('activate.done', { count: discarded }))
	})
}

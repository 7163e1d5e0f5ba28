import { ownEnvironment } from '#process/own-environment.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { BRIDGE, FormerBackup, FormerLayout } from '#website-api/db/former-layout.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { readSettings, type Settings } from '#website-api/settings.ts'
import { EXIT, ShopError } from './failures.ts'
import { UsageError } from './settings.ts'

type OpenShop = { database: OpenDatabase; settings: Settings }

/**
 * Opens the database itself, for commands of whoever operates the installation; all others speak to the website API.
 * What is wrong with settings or connection is told as the command's failure.
 */
export async function withDatabase<T>(work: (shop: OpenShop) => Promise<T>): Promise<T> {
	// Imported here, since the other commands do not need it.
	const { openDatabase } = await import('#website-api/db/open-database.ts')
	return explained(async () => {
		const settings = await localSettings()
		const database = await openDatabase(settings)
		try {
			return await work({ database, settings })
		} finally {
			await database.close()
		}
	})
}

/** The settings of the website API on this machine. */
export async function localSettings(): Promise<Settings> {
	return explained(async () => readSettings(ownEnvironment(process.env)))
}

/** Rejects with a failure of the command, of which only the message is printed. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work()
	} catch (error) {
		throw failed(error)
	}
}

function failed(error: unknown): Error {
	if (error instanceof UsageError) return error
	// A file that does not exist is reported as one.
	if (error instanceof Error && 'path' in error) return error
	// A failed query's message contains all its parameters; the reason is in its cause.
	const isQuery = error instanceof Error && error.message.startsWith('Failed query')
	const reason = isQuery ? error.cause : error
	const message = textOf(reason)
	return new ShopError(EXIT.failed, { code: 'FAILED', message })
}

function textOf(reason: unknown): string {
	if (reason instanceof FormerLayout) {
		return say('migrate.former', { count: reason.missing.length, commit: BRIDGE })
	}
	if (reason instanceof FormerBackup) {
		return say('restore.former', { migration: reason.migration, commit: BRIDGE })
	}
	return reason instanceof Error ? reason.message : String(reason)
}

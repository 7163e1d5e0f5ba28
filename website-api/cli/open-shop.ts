import { ownEnvironment } from '#process/own-environment.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { readSettings, type Settings } from '#website-api/settings.ts'
import { EXIT, ShopError } from './failures.ts'

type OpenShop = { database: OpenDatabase; settings: Settings }

/**
 * Opens the database itself, for commands of whoever operates the installation; all others speak to the website API.
 * What is wrong with settings or connection is told as the command's failure.
 */
export async function withDatabase<T>(work: (shop: OpenShop) => Promise<T>): Promise<T> {
	// Imported here, since the other commands do not need it.
	const { openDatabase } = await import('#website-api/db/open-database.ts')
	const settings = explained(() => readSettings(ownEnvironment(process.env)))
	const database = await openDatabase(settings).catch((error: unknown) => {
		throw failed(error)
	})
	try {
		return await work({ database, settings })
	} catch (error) {
		throw failed(error)
	} finally {
		await database.close()
	}
}

function explained<T>(work: () => T): T {
	try {
		return work()
	} catch (error) {
		throw failed(error)
	}
}

function failed(error: unknown): Error {
	if (error instanceof ShopError) return error
	// A failed query's message contains all its parameters; the reason is in its cause.
	let reason = error
	while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause
	const message = reason instanceof Error ? reason.message : String(reason)
	return new ShopError(EXIT.failed, { code: 'FAILED', message })
}

import type { Command } from 'commander'
import { z } from 'zod'
import { say } from '#website-api/i18n/command-line-text.ts'
import { withDatabase } from './open-shop.ts'
import { isDryRun, printText, storeResponse } from './run-options.ts'

/** Registers `migrate`, which needs no running shop. */
export function registerMigrate(program: Command) {
	program
		.command('migrate')
		.description(say('migrate'))
		.option('--list', say('migrate.list'))
		.action(async (raw: unknown) => {
			const { list } = z.object({ list: z.boolean().default(false) }).parse(raw)
			await migrateShop(list || isDryRun())
		})
}

async function migrateShop(listsOnly: boolean) {
	const { readLayout } = await import('#website-api/db/applied-migrations.ts')
	const { migrateOpen } = await import('#website-api/db/require-layout.ts')
	await withDatabase(async ({ database, settings }) => {
		const { missing } = await readLayout(database.db)
		const names = missing.map(({ name }) => name)
		storeResponse({ data: { [listsOnly ? 'MISSING_LIST' : 'APPLIED_LIST']: names } })
		for (const name of names) printText(name)
		if (names.length === 0) return printText(say('migrate.none'))
		if (listsOnly) return printText(say('migrate.missing', { count: names.length }))
		await migrateOpen(database, settings)
		printText(say('migrate.done', { count: names.length }))
	})
}

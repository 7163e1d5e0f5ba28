import type { Command } from 'commander'
import { z } from 'zod'
import { say } from '#website-api/i18n/command-line-text.ts'
import { withDatabase } from './open-shop.ts'
import { isDryRun, printText, storeResponse } from './run-options.ts'
import { UsageError } from './settings.ts'

const MoveOptions = z.object({
	to: z.string().optional(),
	sourceUrl: z.string().optional(),
	files: z.string().optional(),
	backend: z.string().optional(),
	haproxy: z.string().optional(),
	map: z.string().optional(),
	abort: z.boolean().default(false),
	forget: z.boolean().default(false),
})
type MoveOptions = z.output<typeof MoveOptions>

/** Registers `company move`, which needs no running shop. */
export function registerMoveCompany(company: Command) {
	company
		.command('move')
		.description(say('company.move'))
		.argument('<code>', say('company.move.code'))
		.option('--to <url>', say('company.move.to'))
		.option('--source-url <url>', say('company.move.sourceUrl'))
		.option('--files <folder>', say('company.move.files'))
		.option('--backend <name>', say('company.move.backend'))
		.option('--haproxy <socket>', say('company.move.haproxy'))
		.option('--map <file>', say('company.move.map'))
		.option('--abort', say('company.move.abort'))
		.option('--forget', say('company.move.forget'))
		.action(async (code: string, raw: unknown) => {
			const { moveByCommand, forgetByCommand } = await import('./move-company.ts')
			const options = MoveOptions.parse(raw)
			if (options.forget) await forgetByCommand(code, isDryRun())
			else await moveByCommand(code, required(options))
		})
}

/** Registers `hosts`, which needs no running shop. */
export function registerHosts(program: Command) {
	program
		.command('hosts')
		.description(say('hosts'))
		.option('--haproxy-map <backend>', say('hosts.haproxyMap'))
		.action(async (raw: unknown) => {
			const { haproxyMap } = z.object({ haproxyMap: z.string().optional() }).parse(raw)
			const { servedHosts } =
				await import('#website-api/modules/operations/cells/served-hosts.queries.ts')
			await withDatabase(async ({ database }) => {
				const hosts = await servedHosts(database.db)
				storeResponse({ data: { HOST_LIST: hosts } })
				for (const host of hosts) {
					printText(haproxyMap === undefined ? host : `${host} ${haproxyMap}`)
				}
			})
		})
}

function required({ to, haproxy, map, ...options }: MoveOptions) {
	if (to === undefined) throw new UsageError(say('company.move.needsTo'))
	if ((haproxy === undefined) !== (map === undefined)) {
		throw new UsageError(say('company.move.needsMap'))
	}
	const balancer = haproxy !== undefined && map !== undefined ? { socket: haproxy, map } : undefined
	return { ...options, to, balancer, checksOnly: isDryRun() }
}

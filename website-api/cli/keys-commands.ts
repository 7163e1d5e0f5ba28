import type { Command } from 'commander'
import { z } from 'zod'
import { OPERATOR_KEY_ROLES } from '#contract/operator/permissions.ts'
import { listEvents } from '#contract/operator-event.ts'
import { addKey, listKeys, revokeKey } from '#contract/operator-key.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { jakartaTime, tableOf } from './text.ts'

const AddOptions = z.object({
	role: z.enum(OPERATOR_KEY_ROLES),
	company: z.string().optional(),
	label: z.string().optional(),
})

/** Registers `keys …` and `events list`. */
export function registerKeys(program: Command) {
	const keys = program.command('keys').description(say('keys'))
	keys
		.command('add')
		.description(say('keys.add'))
		.requiredOption('--role <role>', OPERATOR_KEY_ROLES.join(', '))
		.option('--company <code>', say('keys.add.company'))
		.option('--label <text>', say('keys.add.label'))
		.action(async (raw: unknown) => add(raw))
	keys
		.command('list')
		.description(say('keys.list'))
		.action(async () => {
			const { list } = await callEndpoint(listKeys, {})
			const rows = list.map((one) => [
				one.id,
				one.label,
				one.role,
				one.companyCode ?? say('keys.installation'),
				one.lastUsedAt === null ? say('state.never') : jakartaTime(one.lastUsedAt),
				one.revokedAt === null ? '' : jakartaTime(one.revokedAt),
			])
			printText(tableOf(heads('key', 'label', 'role', 'company', 'lastUsed', 'revoked'), rows))
		})
	keys
		.command('revoke')
		.description(say('keys.revoke'))
		.argument('<id>', say('asListed'))
		.action(async (id: string) => {
			const revoked = await callEndpoint(revokeKey, { id })
			printText(say('keys.revoked', { id: revoked.id, label: revoked.label }))
		})
	program
		.command('events')
		.description(say('events'))
		.command('list')
		.description(say('events.list'))
		.action(events)
}

async function add(raw: unknown) {
	const options = AddOptions.safeParse(raw)
	if (!options.success)
		throw new UsageError(say('role.wrong', { roles: OPERATOR_KEY_ROLES.join(', ') }))
	const { role, company } = options.data
	const whose = company ?? say('keys.wholeInstallation')
	const label = options.data.label ?? say('keys.label', { role, company: whose })
	const made = await callEndpoint(addKey, { body: { role, label, companyCode: company } })
	printText(`${made.id} (${made.label})`)
	printText(say('keys.shown'))
	printText(made.secret)
}

async function events() {
	const { list } = await callEndpoint(listEvents, {})
	const rows = list.map((one) => [
		jakartaTime(one.at),
		`${one.actor} (${(one.keyId ?? one.staffId ?? '').slice(0, 8)})`,
		one.operation,
		[one.subject, one.made ?? ''].join(' ').trim(),
		one.status === null ? say('events.unknown') : String(one.status),
	])
	const headings = heads('when', 'key', 'operation', 'ofWhat', 'status')
	printText(rows.length > 0 ? tableOf(headings, rows) : say('events.none'))
}

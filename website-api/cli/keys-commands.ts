import type { Command } from 'commander'
import { z } from 'zod'
import { OPERATOR_ROLES } from '#contract/operator/permissions.ts'
import {
	OperatorEventListWire,
	OperatorKeyAnswerWire,
	OperatorKeyListWire,
	OperatorNewKeyWire,
} from '#contract/operator-key.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { jakartaTime, tableOf } from './text.ts'

const AddOptions = z.object({
	role: z.enum(OPERATOR_ROLES),
	company: z.string().optional(),
	label: z.string().optional(),
})

/** Registers `keys …` and `events list`. */
export function registerKeys(program: Command) {
	const keys = program.command('keys').description(say('keys'))
	keys
		.command('add')
		.description(say('keys.add'))
		.requiredOption('--role <role>', OPERATOR_ROLES.join(', '))
		.option('--company <code>', say('keys.add.company'))
		.option('--label <text>', say('keys.add.label'))
		.action(async (raw: unknown) => add(raw))
	keys
		.command('list')
		.description(say('keys.list'))
		.action(async () => {
			const { data } = await callOperator(OperatorKeyListWire, { path: '/keys' })
			const rows = data.list.map((one) => [
				one.KEY_ID,
				one.LABEL,
				one.ROLE,
				one.COMPANY_CODE ?? say('keys.installation'),
				one.LAST_USED_DATE === null ? say('state.never') : jakartaTime(one.LAST_USED_DATE),
				one.REVOKED_DATE === null ? '' : jakartaTime(one.REVOKED_DATE),
			])
			printText(tableOf(heads('key', 'label', 'role', 'company', 'lastUsed', 'revoked'), rows))
		})
	keys
		.command('revoke')
		.description(say('keys.revoke'))
		.argument('<id>', say('asListed'))
		.action(async (id: string) => {
			const path = `/keys/${encodeURIComponent(id)}/revocation` as const
			const { data } = await callOperator(OperatorKeyAnswerWire, { method: 'POST', path })
			printText(say('keys.revoked', { id: data.KEY_ID, label: data.LABEL }))
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
		throw new UsageError(say('role.wrong', { roles: OPERATOR_ROLES.join(', ') }))
	const { role, company } = options.data
	const whose = company ?? say('keys.wholeInstallation')
	const label = options.data.label ?? say('keys.label', { role, company: whose })
	const { data } = await callOperator(OperatorNewKeyWire, {
		method: 'POST',
		path: '/keys',
		body: { ROLE: role, LABEL: label, COMPANY_CODE: company },
	})
	printText(`${data.KEY_ID} (${data.LABEL})`)
	printText(say('keys.shown'))
	printText(data.SECRET)
}

async function events() {
	const { data } = await callOperator(OperatorEventListWire, { path: '/events' })
	const rows = data.list.map((one) => [
		jakartaTime(one.EVENT_DATE),
		`${one.KEY_LABEL} (${(one.KEY_ID ?? one.STAFF_ID ?? '').slice(0, 8)})`,
		one.OPERATION,
		[one.SUBJECT, one.MADE ?? ''].join(' ').trim(),
		one.STATUS === null ? say('events.unknown') : String(one.STATUS),
	])
	const headings = heads('when', 'key', 'operation', 'ofWhat', 'status')
	printText(rows.length > 0 ? tableOf(headings, rows) : say('events.none'))
}

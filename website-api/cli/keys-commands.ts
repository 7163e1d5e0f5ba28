import type { Command } from 'commander'
import { z } from 'zod'
import { OPERATOR_ROLES } from '#contract/operator/permissions.ts'
import {
	OperatorEventListWire,
	OperatorKeyAnswerWire,
	OperatorKeyListWire,
	OperatorNewKeyWire,
} from '#contract/operator-key.ts'
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
	const keys = program.command('keys').description('who may use these commands, and for what')
	keys
		.command('add')
		.description('a new key, shown this one time')
		.requiredOption('--role <role>', OPERATOR_ROLES.join(', '))
		.option('--company <code>', 'the one shop it is for; without: the whole installation')
		.option('--label <text>', 'whose it is; else its role and shop')
		.action(async (raw: unknown) => add(raw))
	keys
		.command('list')
		.description('all keys, without their secrets')
		.action(async () => {
			const { data } = await callOperator(OperatorKeyListWire, { path: '/keys' })
			const rows = data.list.map((one) => [
				one.KEY_ID,
				one.LABEL,
				one.ROLE,
				one.COMPANY_CODE ?? '(installation)',
				one.LAST_USED_DATE === null ? 'never' : jakartaTime(one.LAST_USED_DATE),
				one.REVOKED_DATE === null ? '' : jakartaTime(one.REVOKED_DATE),
			])
			printText(tableOf(['KEY', 'LABEL', 'ROLE', 'COMPANY', 'LAST USED', 'REVOKED'], rows))
		})
	keys
		.command('revoke')
		.description('a key opens nothing from now on')
		.argument('<id>', 'as listed')
		.action(async (id: string) => {
			const path = `/keys/${encodeURIComponent(id)}/revocation` as const
			const { data } = await callOperator(OperatorKeyAnswerWire, { method: 'POST', path })
			printText(`${data.KEY_ID} (${data.LABEL}): revoked`)
		})
	program
		.command('events')
		.description('what was changed with which key')
		.command('list')
		.description('the newest two hundred')
		.action(events)
}

async function add(raw: unknown) {
	const options = AddOptions.safeParse(raw)
	if (!options.success) throw new UsageError(`A role is ${OPERATOR_ROLES.join(', ')}.`)
	const { role, company, label = `${role} of ${company ?? 'the installation'}` } = options.data
	const { data } = await callOperator(OperatorNewKeyWire, {
		method: 'POST',
		path: '/keys',
		body: { ROLE: role, LABEL: label, COMPANY_CODE: company },
	})
	printText(`${data.KEY_ID} (${data.LABEL})`)
	printText('The key is shown this one time. Its holder sets it as ETALASE_OPERATOR_KEY:')
	printText(data.SECRET)
}

async function events() {
	const { data } = await callOperator(OperatorEventListWire, { path: '/events' })
	const rows = data.list.map((one) => [
		jakartaTime(one.EVENT_DATE),
		`${one.KEY_LABEL} (${(one.KEY_ID ?? one.STAFF_ID ?? '').slice(0, 8)})`,
		one.OPERATION,
		[one.SUBJECT, one.MADE ?? ''].join(' ').trim(),
		one.STATUS === null ? 'unknown' : String(one.STATUS),
	])
	const headings = ['WHEN', 'KEY', 'OPERATION', 'OF WHAT', 'STATUS']
	printText(rows.length > 0 ? tableOf(headings, rows) : 'Nothing was changed yet.')
}

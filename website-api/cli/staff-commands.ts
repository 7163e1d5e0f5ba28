import type { Command } from 'commander'
import { z } from 'zod'
import {
	StaffAccountAnswerWire,
	StaffDoneWire,
	StaffMemberListWire,
	type StaffMemberWire,
} from '#contract/operator-staff.ts'
import { STAFF_ROLES } from '#contract/operator/permissions.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { notFound } from './failures.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { jakartaTime, tableOf } from './text.ts'

const AddOptions = z.object({
	email: z.string(),
	name: z.string().optional(),
	role: z.enum(STAFF_ROLES).optional(),
	company: z.string().optional(),
	administrator: z.literal(true).optional(),
})
const CompanyOption = z.object({ company: z.string().optional() })
const RemoveOptions = z.object({ company: z.string() })

/** Registers `staff …`. */
export function registerStaff(program: Command) {
	const staff = program.command('staff').description(say('staff'))
	staff
		.command('add')
		.description(say('staff.add'))
		.requiredOption('--email <address>')
		.option('--name <name>', say('staff.add.name'))
		.option('--company <code>', say('staff.add.company'))
		.option('--role <role>', STAFF_ROLES.join(', '))
		.option('--administrator', say('staff.add.administrator'))
		.action(async (raw: unknown) => add(raw))
	staff
		.command('list')
		.description(say('staff.list'))
		.option('--company <code>', say('onlyOfShop'))
		.action(async (raw: unknown) => {
			const rows = (await members(CompanyOption.parse(raw).company)).map((one) => [
				one.EMAIL,
				one.NAME,
				one.COMPANY_CODE,
				one.ROLE,
				one.HAS_SECOND_FACTOR ? say('state.yes') : say('state.no'),
				one.SEEN_DATE === null ? say('state.never') : jakartaTime(one.SEEN_DATE),
			])
			const headings = heads('email', 'name', 'company', 'role', 'secondFactor', 'lastUsed')
			printText(rows.length > 0 ? tableOf(headings, rows) : say('staff.none'))
		})
	staff
		.command('reset-password')
		.description(say('staff.resetPassword'))
		.argument('<email>')
		.action(async (email: string) => {
			const path = `/staff/${encodeURIComponent(email)}/password` as const
			const { data } = await callOperator(StaffAccountAnswerWire, { method: 'POST', path })
			showPassword(data.EMAIL, data.PASSWORD)
		})
	staff
		.command('remove')
		.description(say('staff.remove'))
		.argument('<email>')
		.requiredOption('--company <code>', say('staff.remove.company'))
		.action(async (email: string, raw: unknown) => {
			const { company } = RemoveOptions.parse(raw)
			const found = (await members(company)).find(
				(one) => one.EMAIL.toLowerCase() === email.trim().toLowerCase(),
			)
			if (!found) throw notFound(say('staff.notFound', { email, company }))
			const path = `/staff/${found.ACCOUNT_ID}` as const
			await callOperator(StaffDoneWire, { method: 'DELETE', path, company })
			printText(say('staff.removed', { email: found.EMAIL, company }))
		})
}

async function add(raw: unknown) {
	const options = AddOptions.safeParse(raw)
	if (!options.success) throw new UsageError(say('role.wrong', { roles: STAFF_ROLES.join(', ') }))
	const { email, name, role, company, administrator } = options.data
	if ((role === undefined) !== (company === undefined)) {
		throw new UsageError(say('staff.together'))
	}
	const { data } = await callOperator(StaffAccountAnswerWire, {
		method: 'POST',
		path: '/staff',
		body: {
			EMAIL: email,
			NAME: name,
			COMPANY_CODE: company,
			ROLE: role,
			IS_ADMINISTRATOR: administrator,
		},
	})
	showPassword(data.EMAIL, data.PASSWORD)
}

async function members(company: string | undefined): Promise<StaffMemberWire[]> {
	const { data } = await callOperator(StaffMemberListWire, { path: '/staff', company })
	return data.list
}

function showPassword(email: string, password: string | null) {
	if (password === null) {
		printText(say('staff.keepsPassword', { email }))
		return
	}
	printText(say('staff.password', { email }))
	printText(password)
}

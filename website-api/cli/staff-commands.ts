import type { Command } from 'commander'
import { z } from 'zod'
import {
	StaffAccountAnswerWire,
	StaffDoneWire,
	StaffMemberListWire,
	type StaffMemberWire,
} from '#contract/operator-staff.ts'
import { STAFF_ROLES } from '#contract/operator/permissions.ts'
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
	const staff = program.command('staff').description('who may sign in to the admin, and as what')
	staff
		.command('add')
		.description('an account, or another role for one; a new password is shown this one time')
		.requiredOption('--email <address>')
		.option('--name <name>', 'needed for a new account')
		.option('--company <code>', 'the shop, together with --role')
		.option('--role <role>', STAFF_ROLES.join(', '))
		.option('--administrator', 'looks after the whole installation: shops and their host names')
		.action(async (raw: unknown) => add(raw))
	staff
		.command('list')
		.description('accounts with their roles')
		.option('--company <code>', 'only of this shop')
		.action(async (raw: unknown) => {
			const rows = (await members(CompanyOption.parse(raw).company)).map((one) => [
				one.EMAIL,
				one.NAME,
				one.COMPANY_CODE,
				one.ROLE,
				one.HAS_SECOND_FACTOR ? 'yes' : 'no',
				one.SEEN_DATE === null ? 'never' : jakartaTime(one.SEEN_DATE),
			])
			const headings = ['EMAIL', 'NAME', 'COMPANY', 'ROLE', 'SECOND FACTOR', 'LAST USED']
			printText(rows.length > 0 ? tableOf(headings, rows) : 'Nobody has a role yet.')
		})
	staff
		.command('reset-password')
		.description('a new random password, shown this one time; second factor and sessions end')
		.argument('<email>')
		.action(async (email: string) => {
			const path = `/staff/${encodeURIComponent(email)}/password` as const
			const { data } = await callOperator(StaffAccountAnswerWire, { method: 'POST', path })
			showPassword(data.EMAIL, data.PASSWORD)
		})
	staff
		.command('remove')
		.description("takes somebody's role in a shop away")
		.argument('<email>')
		.requiredOption('--company <code>', 'the shop')
		.action(async (email: string, raw: unknown) => {
			const { company } = RemoveOptions.parse(raw)
			const found = (await members(company)).find(
				(one) => one.EMAIL.toLowerCase() === email.trim().toLowerCase(),
			)
			if (!found) throw notFound(`${email} has no role in ${company}.`)
			const path = `/staff/${found.ACCOUNT_ID}` as const
			await callOperator(StaffDoneWire, { method: 'DELETE', path, company })
			printText(`${found.EMAIL} no longer works for ${company}.`)
		})
}

async function add(raw: unknown) {
	const options = AddOptions.safeParse(raw)
	if (!options.success) throw new UsageError(`A role is ${STAFF_ROLES.join(', ')}.`)
	const { email, name, role, company, administrator } = options.data
	if ((role === undefined) !== (company === undefined)) {
		throw new UsageError('Name the shop and the role together: --company CODE --role ROLE.')
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
		printText(`${email} had an account and keeps its password.`)
		return
	}
	printText(`${email} signs in with this password, which is shown this one time:`)
	printText(password)
}

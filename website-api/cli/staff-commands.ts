import type { Command } from 'commander'
import { z } from 'zod'
import { STAFF_ROLES } from '#contract/operator/permissions.ts'
import {
	addMember,
	listMembers,
	removeMember,
	replacePassword,
	type StaffMember,
} from '#contract/staff-member.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { notFound } from './failures.ts'
import { callEndpoint } from './operator-client.ts'
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
				one.email,
				one.name,
				one.companyCode,
				one.role,
				one.hasSecondFactor ? say('state.yes') : say('state.no'),
				one.seenAt === null ? say('state.never') : jakartaTime(one.seenAt),
			])
			const headings = heads('email', 'name', 'company', 'role', 'secondFactor', 'lastUsed')
			printText(rows.length > 0 ? tableOf(headings, rows) : say('staff.none'))
		})
	staff
		.command('reset-password')
		.description(say('staff.resetPassword'))
		.argument('<email>')
		.action(async (email: string) => {
			showPassword(await callEndpoint(replacePassword, { id: email }))
		})
	staff
		.command('remove')
		.description(say('staff.remove'))
		.argument('<email>')
		.requiredOption('--company <code>', say('staff.remove.company'))
		.action(async (email: string, raw: unknown) => {
			const { company } = RemoveOptions.parse(raw)
			const found = (await members(company)).find(
				(one) => one.email.toLowerCase() === email.trim().toLowerCase(),
			)
			if (!found) throw notFound(say('staff.notFound', { email, company }))
			await callEndpoint(removeMember, { id: found.accountId }, { company })
			printText(say('staff.removed', { email: found.email, company }))
		})
}

async function add(raw: unknown) {
	const options = AddOptions.safeParse(raw)
	if (!options.success) throw new UsageError(say('role.wrong', { roles: STAFF_ROLES.join(', ') }))
	const { email, name, role, company, administrator } = options.data
	if ((role === undefined) !== (company === undefined)) {
		throw new UsageError(say('staff.together'))
	}
	const body = { email, name, companyCode: company, role, isAdministrator: administrator }
	showPassword(await callEndpoint(addMember, { body }))
}

async function members(company: string | undefined): Promise<StaffMember[]> {
	return (await callEndpoint(listMembers, {}, { company })).list
}

function showPassword({ email, password }: { email: string; password: string | null }) {
	if (password === null) {
		printText(say('staff.keepsPassword', { email }))
		return
	}
	printText(say('staff.password', { email }))
	printText(password)
}

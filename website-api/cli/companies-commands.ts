import type { Command } from 'commander'
import { z } from 'zod'
import { addCompany, addDefaults, addHost, type Company, listCompanies } from '#contract/company.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { registerMoveCompany } from './cells-commands.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { districtCode } from './setup-commands.ts'
import { tableOf } from './text.ts'

const CompanyOptions = z.object({
	name: z.string(),
	phone: z.string(),
	district: z.string(),
	host: z.string().optional(),
	legalName: z.string().optional(),
	bank: z.array(z.string()).default([]),
	courier: z.array(z.string()).default([]),
	owner: z.string().optional(),
})

/** Registers `company …` and `domain …`. */
export function registerCompanies(program: Command) {
	const company = program.command('company').description(say('company'))
	company
		.command('list')
		.description(say('company.list'))
		.action(async () => {
			const { list } = await callEndpoint(listCompanies, {})
			const rows = list.map(({ code, name, hosts }) => [code, name, hosts.join(', ')])
			printText(tableOf(heads('code', 'name', 'hosts'), rows))
		})
	company
		.command('create')
		.description(say('company.create'))
		.argument('<code>', say('company.create.code'))
		.requiredOption('--name <text>', say('company.create.name'))
		.requiredOption('--phone <number>', say('customerCare'))
		.requiredOption('--district <name>', say('company.create.district'))
		.option('--host <name>', say('company.create.host'))
		.option('--legal-name <text>', say('company.create.legalName'))
		.option('--bank <code:number:holder...>', say('company.create.bank'))
		.option('--courier <code...>', say('company.create.courier'))
		.option('--owner <email>', say('company.create.owner'))
		.action(async (code: string, raw: unknown) => {
			const options = CompanyOptions.parse(raw)
			const { name, legalName, phone, host, owner, courier: couriers } = options
			const banks = options.bank.map(bankFrom)
			const origin = await districtCode(options.district)
			const body = { code, name, legalName, phone, origin, host, banks, couriers, owner }
			announce(await callEndpoint(addCompany, { body }))
		})
	registerMoveCompany(company)
	company
		.command('defaults')
		.description(say('company.defaults'))
		.requiredOption('--company <code>', say('shop'))
		.action((raw: unknown) => restore(z.object({ company: z.string() }).parse(raw).company))
	program
		.command('domain')
		.description(say('domain'))
		.command('add')
		.description(say('domain.add'))
		.argument('<code>', say('domain.add.code'))
		.argument('<host>', say('domain.add.host'))
		.action(async (code: string, host: string) =>
			announce(await callEndpoint(addHost, { code, body: { host } })),
		)
}

async function restore(code: string) {
	const made = await callEndpoint(addDefaults, { code })
	const added = [
		...made.pages.map((key) => say('company.defaults.page', { key })),
		...made.informations.map((slug) => say('company.defaults.information', { slug })),
		...(made.hasNewFooter ? [say('company.defaults.footer')] : []),
		...(made.hasNewLogo ? [say('company.defaults.logo')] : []),
	]
	printText(
		added.length > 0
			? say('company.defaults.added', { list: added.join(', ') })
			: say('company.defaults.nothing'),
	)
}

function announce({ code, name, hosts, owner }: Company) {
	printText(`${code} (${name}): ${hosts.join(', ') || say('company.noHost')}`)
	if (owner) printText(say('company.owner', { email: owner }))
	if (owner === null) printText(say('company.noOwner'))
}

function bankFrom(text: string) {
	const [code, number, ...holder] = text.split(':')
	if (!code || !number || holder.length === 0) {
		throw new UsageError(say('company.wrongBank', { text }))
	}
	return { code, name: code, number, holder: holder.join(':') }
}

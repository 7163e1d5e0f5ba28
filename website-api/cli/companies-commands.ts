import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorDefaultsAnswerWire } from '#contract/operator-look.ts'
import { OperatorCompanyAnswerWire, OperatorCompanyListWire } from '#contract/operator.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { registerMoveCompany } from './cells-commands.ts'
import { callOperator } from './operator-client.ts'
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
			const { data } = await callOperator(OperatorCompanyListWire, { path: '/companies' })
			const rows = data.list.map((one) => [one.CODE, one.NAME, one.HOST_LIST.join(', ')])
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
			await announce('/companies', {
				CODE: code,
				NAME: options.name,
				LEGAL_NAME: options.legalName,
				CUSTOMER_CARE_PHONE: options.phone,
				ORIGIN_DISTRICT: await districtCode(options.district),
				HOST: options.host,
				BANK_LIST: options.bank.map(bankFrom),
				COURIER_LIST: options.courier,
				OWNER_EMAIL: options.owner,
			})
		})
	registerMoveCompany(company)
	company
		.command('defaults')
		.description(say('company.defaults'))
		.requiredOption('--company <code>', say('shop'))
		.action((raw: unknown) => addDefaults(z.object({ company: z.string() }).parse(raw).company))
	program
		.command('domain')
		.description(say('domain'))
		.command('add')
		.description(say('domain.add'))
		.argument('<code>', say('domain.add.code'))
		.argument('<host>', say('domain.add.host'))
		.action((code: string, host: string) =>
			announce(`/companies/${encodeURIComponent(code)}/domains`, { HOST: host }),
		)
}

async function addDefaults(code: string) {
	const { data } = await callOperator(OperatorDefaultsAnswerWire, {
		method: 'POST',
		path: `/companies/${encodeURIComponent(code)}/defaults`,
	})
	const added = [
		...data.PAGE_LIST.map((key) => say('company.defaults.page', { key })),
		...data.INFORMATION_LIST.map((slug) => say('company.defaults.information', { slug })),
		...(data.HAS_NEW_FOOTER ? [say('company.defaults.footer')] : []),
		...(data.HAS_NEW_LOGO ? [say('company.defaults.logo')] : []),
	]
	printText(
		added.length > 0
			? say('company.defaults.added', { list: added.join(', ') })
			: say('company.defaults.nothing'),
	)
}

async function announce(path: `/${string}`, body: unknown) {
	const { data } = await callOperator(OperatorCompanyAnswerWire, { method: 'POST', path, body })
	printText(`${data.CODE} (${data.NAME}): ${data.HOST_LIST.join(', ') || say('company.noHost')}`)
	if (data.OWNER_EMAIL) printText(say('company.owner', { email: data.OWNER_EMAIL }))
	if (data.OWNER_EMAIL === null) {
		printText(say('company.noOwner'))
	}
}

function bankFrom(text: string) {
	const [code, number, ...holder] = text.split(':')
	if (!code || !number || holder.length === 0) {
		throw new UsageError(say('company.wrongBank', { text }))
	}
	return {
		BANK_CODE: code,
		BANK_NAME: code,
		BANK_ACCOUNT_NUMBER: number,
		BANK_ACCOUNT_HOLDER: holder.join(':'),
	}
}

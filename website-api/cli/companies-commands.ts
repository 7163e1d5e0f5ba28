import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorDefaultsAnswerWire } from '#contract/operator-look.ts'
import { OperatorCompanyAnswerWire, OperatorCompanyListWire } from '#contract/operator.ts'
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
	const company = program.command('company').description('the shops of this installation')
	company
		.command('list')
		.description('all shops with their host names')
		.action(async () => {
			const { data } = await callOperator(OperatorCompanyListWire, { path: '/companies' })
			const rows = data.list.map((one) => [one.CODE, one.NAME, one.HOST_LIST.join(', ')])
			printText(tableOf(['CODE', 'NAME', 'HOSTS'], rows))
		})
	company
		.command('create')
		.description('a new shop')
		.argument('<code>', 'short name, e.g. kopi-kita')
		.requiredOption('--name <text>', 'the name shoppers see')
		.requiredOption('--phone <number>', 'customer care, e.g. +6281234567890')
		.requiredOption(
			'--district <name>',
			'where its parcels leave from: a name, or a code such as 31.74.01',
		)
		.option('--host <name>', 'its host name')
		.option('--legal-name <text>', 'the name of the firm')
		.option('--bank <code:number:holder...>', 'accounts to pay to, e.g. "BCA:1234567890:PT Kopi"')
		.option('--courier <code...>', 'couriers to switch on, e.g. SICEPAT/reg JNT/ez; otherwise none')
		.option(
			'--owner <email>',
			'the staff account that may open it; otherwise the only administrator',
		)
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
	company
		.command('defaults')
		.description('add the pages, footer and logo that a shop lacks; nothing of its own changes')
		.requiredOption('--company <code>', 'which shop')
		.action((raw: unknown) => addDefaults(z.object({ company: z.string() }).parse(raw).company))
	program
		.command('domain')
		.description('host names of a shop')
		.command('add')
		.description('a further host name')
		.argument('<code>', "the shop's code")
		.argument('<host>', 'e.g. kopi.example.com')
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
		...data.PAGE_LIST.map((key) => `page ${key}`),
		...data.INFORMATION_LIST.map((slug) => `information ${slug}`),
		...(data.HAS_NEW_FOOTER ? ['footer'] : []),
		...(data.HAS_NEW_LOGO ? ['logo'] : []),
	]
	printText(added.length > 0 ? `Added: ${added.join(', ')}.` : 'Nothing was missing.')
}

async function announce(path: `/${string}`, body: unknown) {
	const { data } = await callOperator(OperatorCompanyAnswerWire, { method: 'POST', path, body })
	printText(`${data.CODE} (${data.NAME}): ${data.HOST_LIST.join(', ') || 'no host name yet'}`)
	if (data.OWNER_EMAIL) printText(`Owner in the admin: ${data.OWNER_EMAIL}`)
	if (data.OWNER_EMAIL === null) {
		printText(`Nobody may open it in the admin yet: npm run etalase -- staff add --help`)
	}
}

function bankFrom(text: string) {
	const [code, number, ...holder] = text.split(':')
	if (!code || !number || holder.length === 0) {
		throw new UsageError(`"${text}" is not an account such as "BCA:1234567890:PT Kopi".`)
	}
	return {
		BANK_CODE: code,
		BANK_NAME: code,
		BANK_ACCOUNT_NUMBER: number,
		BANK_ACCOUNT_HOLDER: holder.join(':'),
	}
}

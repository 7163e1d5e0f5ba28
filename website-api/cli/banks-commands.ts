import type { Command } from 'commander'
import { z } from 'zod'
import { BANKS } from '#contract/bank.ts'
import { OperatorBankAccountsWire } from '#contract/operator-bank.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { notFound } from './failures.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { tableOf } from './text.ts'

const CompanyOption = z.object({ company: z.string() })
const AccountOptions = CompanyOption.extend({
	number: z.string().optional(),
	holder: z.string().optional(),
	name: z.string().optional(),
})
const bankNames = new Map<string, string>(Object.entries(BANKS))

/** Registers `banks …`: the bank accounts of a shop. */
export function registerBanks(program: Command) {
	const banks = program.command('banks').description(say('banks'))
	command(banks, 'list', say('banks.list'), '').action(async (raw: unknown) => {
		const { company } = CompanyOption.parse(raw)
		printAccounts((await accountsOf(company)).data)
	})
	accountOptions(command(banks, 'add', say('banks.add'), '<bank>')).action(
		async (bank: string, raw: unknown) => {
			const { company, ...options } = AccountOptions.parse(raw)
			const body = {
				BANK_CODE: bank.toUpperCase(),
				BANK_NAME: options.name ?? bankNames.get(bank.toUpperCase()) ?? bank,
				BANK_ACCOUNT_NUMBER: options.number,
				BANK_ACCOUNT_HOLDER: options.holder,
			}
			const path = '/bank-accounts'
			const asked = { method: 'POST', path, body, company } as const
			printAccounts((await callOperator(OperatorBankAccountsWire, asked)).data)
		},
	)
	accountOptions(command(banks, 'change', say('banks.change'), '<code>')).action(
		(code: string, raw: unknown) => change(code, AccountOptions.parse(raw)),
	)
	command(banks, 'off', say('banks.off'), '<code>').action((code: string, raw: unknown) =>
		change(code, CompanyOption.parse(raw), false),
	)
	command(banks, 'on', say('banks.on'), '<code>').action((code: string, raw: unknown) =>
		change(code, CompanyOption.parse(raw), true),
	)
}

function command(banks: Command, name: string, description: string, argument: string): Command {
	const made = banks.command(name).description(description)
	if (argument)
		made.argument(argument, argument === '<bank>' ? say('banks.bank') : say('banks.code'))
	return made.requiredOption('--company <code>', say('shop'))
}

function accountOptions(made: Command): Command {
	return made
		.option('--number <digits>', say('banks.number'))
		.option('--holder <name>', say('banks.holder'))
		.option('--name <text>', say('banks.name'))
}

async function change(
	code: string,
	{ company, number, holder, name }: z.infer<typeof AccountOptions>,
	isActive?: boolean,
) {
	const { data } = await accountsOf(company)
	const before = data.list.find(({ BANK_CODE }) => BANK_CODE === code.toUpperCase())
	if (!before) throw notFound(say('banks.notFound', { code }))
	const body = {
		BANK_NAME: name ?? before.BANK_NAME,
		BANK_ACCOUNT_NUMBER: number ?? before.BANK_ACCOUNT_NUMBER,
		BANK_ACCOUNT_HOLDER: holder ?? before.BANK_ACCOUNT_HOLDER,
		IS_ACTIVE: isActive ?? before.IS_ACTIVE,
	}
	const path = `/bank-accounts/${encodeURIComponent(before.BANK_CODE)}` as const
	const asked = { method: 'PUT', path, body, company } as const
	printAccounts((await callOperator(OperatorBankAccountsWire, asked)).data)
}

function accountsOf(company: string) {
	return callOperator(OperatorBankAccountsWire, { path: '/bank-accounts', company })
}

function printAccounts({ list }: z.infer<typeof OperatorBankAccountsWire>['data']) {
	const rows = list.map((one) => [
		one.BANK_CODE,
		one.BANK_NAME,
		one.BANK_ACCOUNT_NUMBER,
		one.BANK_ACCOUNT_HOLDER,
		one.IS_ACTIVE ? say('state.on') : say('state.off'),
	])
	const headings = heads('code', 'bank', 'number', 'holder', 'state')
	printText(rows.length > 0 ? tableOf(headings, rows) : say('banks.none'))
}

import type { Command } from 'commander'
import { z } from 'zod'
import { BANKS } from '#contract/bank.ts'
import { OperatorBankAccountsWire } from '#contract/operator-bank.ts'
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
	const banks = program.command('banks').description("the shop's bank accounts")
	command(banks, 'list', 'in the order that shoppers see', '').action(async (raw: unknown) => {
		const { company } = CompanyOption.parse(raw)
		printAccounts((await accountsOf(company)).data)
	})
	accountOptions(command(banks, 'add', 'another account', '<bank>')).action(
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
	accountOptions(command(banks, 'change', 'number, holder or name', '<code>')).action(
		(code: string, raw: unknown) => change(code, AccountOptions.parse(raw)),
	)
	command(banks, 'off', 'offer it to shoppers no longer', '<code>').action(
		(code: string, raw: unknown) => change(code, CompanyOption.parse(raw), false),
	)
	command(banks, 'on', 'offer it again', '<code>').action((code: string, raw: unknown) =>
		change(code, CompanyOption.parse(raw), true),
	)
}

function command(banks: Command, name: string, description: string, argument: string): Command {
	const made = banks.command(name).description(description)
	if (argument) made.argument(argument, argument === '<bank>' ? 'e.g. BCA' : 'see banks list')
	return made.requiredOption('--company <code>', 'which shop')
}

function accountOptions(made: Command): Command {
	return made
		.option('--number <digits>', 'the account number')
		.option('--holder <name>', 'whose account it is')
		.option('--name <text>', 'what shoppers read')
}

async function change(
	code: string,
	{ company, number, holder, name }: z.infer<typeof AccountOptions>,
	isActive?: boolean,
) {
	const { data } = await accountsOf(company)
	const before = data.list.find(({ BANK_CODE }) => BANK_CODE === code.toUpperCase())
	if (!before) throw notFound(`There is no account "${code}". See: banks list.`)
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
		one.IS_ACTIVE ? 'on' : 'off',
	])
	const headings = ['CODE', 'BANK', 'NUMBER', 'HOLDER', 'STATE']
	printText(rows.length > 0 ? tableOf(headings, rows) : 'No bank accounts.')
}

import type { Command } from 'commander'
import { z } from 'zod'
import { BANKS } from '#contract/bank.ts'
import { addShopBank, changeShopBank, listShopBanks, type ShopBanks } from '#contract/shop-bank.ts'
import { answerOf } from '#contract/endpoint-call.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { notFound } from './failures.ts'
import { callEndpoint, callOperatorApi } from './operator-client.ts'
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
		printAccounts(await callEndpoint(listShopBanks, {}, { company }))
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
			const { path } = addShopBank
			const asked = { method: 'POST', path, body, company } as const
			printAccounts(answerOf(addShopBank, await callOperatorApi(addShopBank.answer, asked)))
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
	const { list } = await callEndpoint(listShopBanks, {}, { company })
	const before = list.find((one) => one.code === code.toUpperCase())
	if (!before) throw notFound(say('banks.notFound', { code }))
	const body = {
		name: name ?? before.name,
		number: number ?? before.number,
		holder: holder ?? before.holder,
		isActive: isActive ?? before.isActive,
	}
	const asked = { bank: before.code, body }
	printAccounts(await callEndpoint(changeShopBank, asked, { company }))
}

function printAccounts({ list }: ShopBanks) {
	const rows = list.map((one) => [
		one.code,
		one.name,
		one.number,
		one.holder,
		one.isActive ? say('state.on') : say('state.off'),
	])
	const headings = heads('code', 'bank', 'number', 'holder', 'state')
	printText(rows.length > 0 ? tableOf(headings, rows) : say('banks.none'))
}

import type { Command } from 'commander'
import { z } from 'zod'
import { auditBooks, listFindings } from '#contract/audit.ts'
import {
	readCompanyStatement,
	type StaffStatementRow,
	STATED_BALANCES,
} from '#contract/customer-statement.ts'
import { PeriodCode } from '#contract/statement.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { registerFindings } from './findings-commands.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { statementText } from './statement-text.ts'
import { tableOf } from './text.ts'

const Options = z.object({
	company: z.string(),
	customer: z.string(),
	balance: z.string(),
	period: z.string().optional(),
})
const Requested = z.object({
	balance: z.enum(STATED_BALANCES),
	period: PeriodCode.optional(),
})
/** The maximum number of transactions that are printed per statement. */
const most = 10_000

/** Registers `audit` and its subcommands. */
export function registerAudit(program: Command) {
	const command = program.command('audit').description(say('audit')).action(audit)
	registerFindings(command)
	command
		.command('statement')
		.description(say('audit.statement'))
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--customer <email>', say('audit.statement.customer'))
		.requiredOption('--balance <name>', STATED_BALANCES.join(', '))
		.option('--period <yymm>', say('audit.statement.period'))
		.action(async (raw: unknown) => statement(Options.parse(raw)))
}

async function audit() {
	const { oracles, violations } = await callEndpoint(auditBooks, {})
	for (const oracle of oracles) {
		const found = violations.filter((one) => one.oracle === oracle).length
		const verdict = say(found === 0 ? 'audit.ok' : 'audit.bad')
		printText(`${verdict}  ${oracle}${found === 0 ? '' : `: ${found}`}`)
	}
	const findings = await callEndpoint(listFindings, {})
	const resolved = findings.list.filter(
		({ oracle, about }) => !violations.some((one) => one.oracle === oracle && one.about === about),
	)
	if (resolved.length > 0) {
		printText(say('audit.resolved', { count: resolved.length }))
		process.exitCode = 1
	} else if (violations.length === 0) printText(say('audit.inOrder'))
	if (violations.length === 0) return
	const rows = violations.map((one) => [
		one.oracle,
		String(one.companyId),
		one.about,
		String(one.found),
		String(one.expected),
	])
	printText(`\n${tableOf(heads('oracle', 'company', 'about', 'found', 'expected'), rows)}`)
	process.exitCode = 1
}

async function statement({ company: code, customer: email, ...rest }: z.infer<typeof Options>) {
	const requested = Requested.safeParse(rest)
	if (!requested.success) {
		throw new UsageError(say('audit.wrongBalance', { balances: STATED_BALANCES.join(', ') }))
	}
	const ask = (page: number) =>
		callEndpoint(readCompanyStatement, { code, body: { ...requested.data, email, page } })
	const first = await ask(1)
	const rows: StaffStatementRow[] = [...first.list]
	for (let page = 2; page <= first.pages && rows.length < most; page += 1) {
		rows.push(...(await ask(page)).list)
	}
	if (rows.length < first.count) throw new UsageError(say('audit.tooMany'))
	const { text, agrees } = statementText({ ...first, list: rows.reverse() }, requested.data)
	printText(text)
	if (!agrees) process.exitCode = 1
}

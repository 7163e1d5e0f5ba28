import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorAuditWire } from '#contract/operator.ts'
import { OperatorFindingListWire } from '#contract/operator-audit.ts'
import {
	OperatorStatementRequestWire,
	OperatorStatementWire,
	STATED_BALANCES,
} from '#contract/operator-statement.ts'
import type { StatementRowWire } from '#contract/statement.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { registerFindings } from './findings-commands.ts'
import { callOperator } from './operator-client.ts'
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
	const { data } = await callOperator(OperatorAuditWire, { path: '/audit' })
	const { ORACLE_LIST, VIOLATION_LIST } = data
	for (const oracle of ORACLE_LIST) {
		const found = VIOLATION_LIST.filter((one) => one.ORACLE === oracle).length
		const verdict = say(found === 0 ? 'audit.ok' : 'audit.bad')
		printText(`${verdict}  ${oracle}${found === 0 ? '' : `: ${found}`}`)
	}
	const { data: findings } = await callOperator(OperatorFindingListWire, {
		path: '/audit/findings',
	})
	const resolved = findings.list.filter(
		({ ORACLE, ABOUT }) =>
			!VIOLATION_LIST.some((one) => one.ORACLE === ORACLE && one.ABOUT === ABOUT),
	)
	if (resolved.length > 0) {
		printText(say('audit.resolved', { count: resolved.length }))
		process.exitCode = 1
	} else if (VIOLATION_LIST.length === 0) printText(say('audit.inOrder'))
	if (VIOLATION_LIST.length === 0) return
	const rows = VIOLATION_LIST.map((one) => [
		one.ORACLE,
		String(one.COMPANY_API_ID),
		one.ABOUT,
		String(one.FOUND),
		String(one.EXPECTED),
	])
	printText(`\n${tableOf(heads('oracle', 'company', 'about', 'found', 'expected'), rows)}`)
	process.exitCode = 1
}

async function statement({ company, customer, balance, period }: z.infer<typeof Options>) {
	const requested = OperatorStatementRequestWire.safeParse({
		CUSTOMER_EMAIL: customer,
		BALANCE: balance,
		PERIODE_CODE: period,
	})
	if (!requested.success) {
		throw new UsageError(say('audit.wrongBalance', { balances: STATED_BALANCES.join(', ') }))
	}
	const path = `/companies/${encodeURIComponent(company)}/statement` as const
	const ask = (page: number) =>
		callOperator(OperatorStatementWire, {
			method: 'POST',
			path,
			body: { ...requested.data, PAGE_INDEX: page },
		})
	const { data: first } = await ask(1)
	const rows: StatementRowWire[] = [...first.list]
	for (let page = 2; page <= first.TOTAL_PAGES && rows.length < most; page += 1) {
		rows.push(...(await ask(page)).data.list)
	}
	if (rows.length < first.TOTAL_ROWS) throw new UsageError(say('audit.tooMany'))
	const { text, agrees } = statementText({ ...first, list: rows.reverse() }, requested.data)
	printText(text)
	if (!agrees) process.exitCode = 1
}

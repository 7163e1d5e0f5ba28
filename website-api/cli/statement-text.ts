import type {
	CompanyStatement,
	CompanyStatementQuery,
	StaffStatementRow,
	StatedBalance,
} from '#contract/customer-statement.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { jakartaTime, listOf, rupiah, tableOf } from './text.ts'

/**
 * Formats a statement, oldest transaction first, and checks that they lead from its opening to its closing balance.
 */
export function statementText(
	{ list, opening, closing, name, code }: CompanyStatement,
	{ balance, period }: Pick<CompanyStatementQuery, 'balance' | 'period'>,
): { text: string; agrees: boolean } {
	const amount = (value: number) => amountText(value, balance)
	const head: [string, string][] = [
		[say('label.customer'), `${name}, ${code}`],
		[say('label.balance'), balance],
		[say('label.period'), period ?? say('statement.all')],
		[say('label.opening'), amount(opening)],
	]
	const rows = list.map((row) => [
		jakartaTime(row.date),
		row.kind,
		sourceOf(row),
		amount(row.amount),
		amount(row.balance),
	])
	const agrees = leadsTo(closing, opening, list)
	const parts = [
		listOf(head),
		rows.length > 0
			? tableOf(heads('when', 'what', 'of', 'amount', 'balance'), rows)
			: say('statement.none'),
		listOf([[say('label.closing'), amount(closing)]]),
		...(agrees ? [] : [say('statement.disagrees')]),
	]
	return { text: parts.join('\n\n'), agrees }
}

function leadsTo(closing: number, opening: number, list: StaffStatementRow[]): boolean {
	let balance = opening
	for (const row of list) {
		balance += row.amount
		if (row.balance !== balance) return false
	}
	return balance === closing
}

function sourceOf({ order, withdrawalId, reason, madeBy }: StaffStatementRow): string {
	if (reason !== null) return `${reason} (${madeBy})`
	if (order !== null) return say('statement.order', { number: order })
	return withdrawalId === null ? '' : say('statement.withdrawal', { id: withdrawalId })
}

function amountText(value: number, balance: StatedBalance): string {
	const sign = value < 0 ? '-' : ''
	const money = rupiah(Math.abs(value))
	const isCoins = balance === 'coins'
	return `${sign}${isCoins ? say('statement.coins', { amount: money.replace('Rp ', '') }) : money}`
}

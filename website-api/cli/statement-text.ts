import type {
	OperatorStatementRequestWire,
	OperatorStatementWire,
} from '#contract/operator-statement.ts'
import type { StatementRowWire } from '#contract/statement.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { jakartaTime, listOf, rupiah, tableOf } from './text.ts'

/**
 * Formats a statement, oldest transaction first, and checks that they lead from its opening to its closing balance.
 */
export function statementText(
	statement: OperatorStatementWire,
	{ BALANCE, PERIODE_CODE }: Pick<OperatorStatementRequestWire, 'BALANCE' | 'PERIODE_CODE'>,
): { text: string; agrees: boolean } {
	const { list, OPENING_BALANCE: opening, CLOSING_BALANCE: closing } = statement
	const amount = (value: number) => amountText(value, BALANCE)
	const head: [string, string][] = [
		[say('label.customer'), `${statement.CUSTOMER_NAME}, ${statement.CUSTOMER_CODE}`],
		[say('label.balance'), BALANCE],
		[say('label.period'), PERIODE_CODE ?? say('statement.all')],
		[say('label.opening'), amount(opening)],
	]
	const rows = list.map((row) => [
		jakartaTime(row.STATEMENT_DATE),
		row.STATEMENT_KIND,
		sourceOf(row),
		amount(row.AMOUNT),
		amount(row.BALANCE),
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

function leadsTo(closing: number, opening: number, list: StatementRowWire[]): boolean {
	let balance = opening
	for (const row of list) {
		balance += row.AMOUNT
		if (row.BALANCE !== balance) return false
	}
	return balance === closing
}

function sourceOf({ ORDER_NUMBER, WITHDRAWAL_ID }: StatementRowWire): string {
	if (ORDER_NUMBER !== null) return say('statement.order', { number: ORDER_NUMBER })
	return WITHDRAWAL_ID === null ? '' : say('statement.withdrawal', { id: WITHDRAWAL_ID })
}

function amountText(value: number, balance: OperatorStatementRequestWire['BALANCE']): string {
	const sign = value < 0 ? '-' : ''
	const money = rupiah(Math.abs(value))
	const isCoins = balance === 'coins'
	return `${sign}${isCoins ? say('statement.coins', { amount: money.replace('Rp ', '') }) : money}`
}

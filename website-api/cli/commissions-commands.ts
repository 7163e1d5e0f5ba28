import type { Command } from 'commander'
import {
	OperatorCommissionDecisionWire,
	OperatorCommissionReviewListWire,
} from '#contract/operator-commission.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jakartaTime, rupiah, tableOf } from './text.ts'

/** Registers `commissions …`. */
export function registerCommissions(program: Command) {
	const commissions = program
		.command('commissions')
		.description("affiliates' commissions that are held for review")
	commissions
		.command('list')
		.description('those that wait for a decision, the oldest first')
		.action(async () => {
			const { data } = await callOperator(OperatorCommissionReviewListWire, {
				path: '/commission-reviews',
			})
			const rows = data.list.map((one) => [
				one.ORDER_NUMBER,
				rupiah(one.AMOUNT),
				one.REVIEW_REASON,
				one.AFFILIATE_NAME,
				one.CUSTOMER_NAME,
				one.STREET,
				jakartaTime(one.REVIEW_DATE),
			])
			const headings = ['ORDER', 'AMOUNT', 'REASON', 'AFFILIATE', 'CUSTOMER', 'STREET', 'SINCE']
			printText(rows.length > 0 ? tableOf(headings, rows) : 'No commissions are held.')
		})
	commissions
		.command('release')
		.description('the order is somebody else’s: the commission is due as any other')
		.argument('<order>')
		.action((order: string) => decide(order, 'release'))
	commissions
		.command('refuse')
		.description("the order is the affiliate's own: the commission is taken back")
		.argument('<order>')
		.action((order: string) => decide(order, 'refusal'))
}

async function decide(order: string, step: string) {
	const { data } = await callOperator(OperatorCommissionDecisionWire, {
		method: 'POST',
		path: `/commission-reviews/${encodeURIComponent(order)}/${step}`,
		body: {},
	})
	printText(`${data.ORDER_NUMBER}: ${data.DECISION}`)
}

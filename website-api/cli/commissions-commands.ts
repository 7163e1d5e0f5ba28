import type { Command } from 'commander'
import {
	OperatorCommissionDecisionWire,
	OperatorCommissionReviewListWire,
} from '#contract/operator-commission.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jakartaTime, rupiah, tableOf } from './text.ts'

/** Registers `commissions …`. */
export function registerCommissions(program: Command) {
	const commissions = program.command('commissions').description(say('commissions'))
	commissions
		.command('list')
		.description(say('commissions.list'))
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
			const headings = heads(
				'order',
				'amount',
				'reason',
				'affiliate',
				'customer',
				'street',
				'since',
			)
			printText(rows.length > 0 ? tableOf(headings, rows) : say('commissions.none'))
		})
	commissions
		.command('release')
		.description(say('commissions.release'))
		.argument('<order>')
		.action((order: string) => decide(order, 'release'))
	commissions
		.command('refuse')
		.description(say('commissions.refuse'))
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

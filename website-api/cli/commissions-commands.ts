import type { Command } from 'commander'
import {
	listCommissionReviews,
	refuseCommission,
	releaseCommission,
} from '#contract/commission-review.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jakartaTime, rupiah, tableOf } from './text.ts'

/** Registers `commissions …`. */
export function registerCommissions(program: Command) {
	const commissions = program.command('commissions').description(say('commissions'))
	commissions
		.command('list')
		.description(say('commissions.list'))
		.action(async () => {
			const { list } = await callEndpoint(listCommissionReviews, {})
			const rows = list.map((one) => [
				one.orderNumber,
				rupiah(one.amount),
				one.reason,
				one.affiliateName,
				one.customerName,
				one.street,
				jakartaTime(one.at),
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
		.action((order: string) => decide(releaseCommission, order))
	commissions
		.command('refuse')
		.description(say('commissions.refuse'))
		.argument('<order>')
		.action((order: string) => decide(refuseCommission, order))
}

async function decide(
	endpoint: typeof releaseCommission | typeof refuseCommission,
	number: string,
) {
	const { orderNumber, decision } = await callEndpoint(endpoint, { number })
	printText(`${orderNumber}: ${decision}`)
}

import type { Command } from 'commander'
import { z } from 'zod'
import { listGuestRefunds, payGuestRefund } from '#contract/payout.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { rupiah, tableOf } from './text.ts'

const PayOptions = z.object({ reference: z.string() })

/** Registers `refunds list` and `refunds pay`. */
export function registerRefunds(program: Command) {
	const refunds = program.command('refunds').description(say('refunds'))
	refunds
		.command('list')
		.description(say('refunds.list'))
		.action(async () => {
			const { list } = await callEndpoint(listGuestRefunds, {})
			const rows = list.map((one) => [
				one.id,
				one.number ?? one.withdrawal ?? '',
				rupiah(one.amount),
				one.reason,
				one.name,
				one.phone,
			])
			printText(
				rows.length > 0
					? tableOf(heads('refund', 'order', 'amount', 'reason', 'customer', 'phone'), rows)
					: say('refunds.none'),
			)
		})
	refunds
		.command('pay')
		.description(say('bankSent'))
		.argument('<id>', say('asListed'))
		.requiredOption('--reference <text>', say('bankReference'))
		.action(async (id: string, raw: unknown) => {
			const paid = await callEndpoint(payGuestRefund, { id, body: PayOptions.parse(raw) })
			const values = { number: paid.number ?? paid.withdrawal ?? '', amount: rupiah(paid.amount) }
			printText(say('refunds.paid', { ...values, reference: paid.reference ?? '' }))
		})
}

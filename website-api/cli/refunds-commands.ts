import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorGuestRefundAnswerWire, OperatorGuestRefundListWire } from '#contract/operator.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperator } from './operator-client.ts'
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
			const { data } = await callOperator(OperatorGuestRefundListWire, { path: '/guest-refunds' })
			const rows = data.list.map((one) => [
				one.REFUND_ID,
				one.ORDER_NUMBER,
				rupiah(one.AMOUNT),
				one.REASON,
				one.CUSTOMER_NAME,
				one.CUSTOMER_PHONE,
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
			const { data } = await callOperator(OperatorGuestRefundAnswerWire, {
				method: 'POST',
				path: `/guest-refunds/${encodeURIComponent(id)}/payout`,
				body: { REFERENCE: PayOptions.parse(raw).reference },
			})
			const { ORDER_NUMBER, AMOUNT, PAID_REFERENCE } = data
			const values = { number: ORDER_NUMBER, amount: rupiah(AMOUNT) }
			printText(say('refunds.paid', { ...values, reference: PAID_REFERENCE ?? '' }))
		})
}

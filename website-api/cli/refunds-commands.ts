import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorGuestRefundAnswerWire, OperatorGuestRefundListWire } from '#contract/operator.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { rupiah, tableOf } from './text.ts'

const PayOptions = z.object({ reference: z.string() })

/** Registers `refunds list` and `refunds pay`. */
export function registerRefunds(program: Command) {
	const refunds = program
		.command('refunds')
		.description('what is owed to guests, who have no wallet')
	refunds
		.command('list')
		.description('refunds that wait to be sent')
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
					? tableOf(['REFUND', 'ORDER', 'AMOUNT', 'REASON', 'CUSTOMER', 'PHONE'], rows)
					: 'No refunds wait.',
			)
		})
	refunds
		.command('pay')
		.description('the bank has sent it')
		.argument('<id>', 'as listed')
		.requiredOption('--reference <text>', "the bank's reference")
		.action(async (id: string, raw: unknown) => {
			const { data } = await callOperator(OperatorGuestRefundAnswerWire, {
				method: 'POST',
				path: `/guest-refunds/${encodeURIComponent(id)}/payout`,
				body: { REFERENCE: PayOptions.parse(raw).reference },
			})
			printText(`${data.ORDER_NUMBER}: ${rupiah(data.AMOUNT)} paid, ${data.PAID_REFERENCE ?? ''}`)
		})
}

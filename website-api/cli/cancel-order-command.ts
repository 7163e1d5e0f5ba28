import { type Command, InvalidArgumentError, Option } from 'commander'
import { z } from 'zod'
import { cancelStaffOrder } from '#contract/order-step.ts'
import { CANCEL_REASONS } from '#contract/order.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint } from './operator-client.ts'
import { printStatus } from './order-text.ts'
import { RefundTo, refundTargetOption } from './refund-target.ts'

const CancelOptions = z.object({
	reason: z.enum(CANCEL_REASONS).optional(),
	note: z.string().optional(),
	to: RefundTo,
})

/** Registers `orders cancel`. */
export function registerCancel(orders: Command) {
	orders
		.command('cancel')
		.description(say('orders.cancel'))
		.argument('<number>')
		.addOption(
			new Option('--reason <reason>', say('orders.cancel.reason'))
				.choices(CANCEL_REASONS.map(wordOf))
				.argParser((typed) => reasonFrom(typed)),
		)
		.option('--note <text>', say('staffOnly'))
		.addOption(refundTargetOption())
		.action(async (number: string, raw: unknown) =>
			printStatus(await callEndpoint(cancelStaffOrder, { number, body: CancelOptions.parse(raw) })),
		)
}

/** A reason as typed on the command line: out-of-stock. */
function wordOf(reason: string): string {
	return reason.toLowerCase().replaceAll('_', '-')
}

function reasonFrom(typed: string) {
	const reason = CANCEL_REASONS.find((each) => wordOf(each) === wordOf(typed))
	if (reason === undefined) {
		throw new InvalidArgumentError(
			say('orders.cancel.reasons', { reasons: CANCEL_REASONS.map(wordOf).join(', ') }),
		)
	}
	return reason
}

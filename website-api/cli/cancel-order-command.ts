import { type Command, InvalidArgumentError, Option } from 'commander'
import { z } from 'zod'
import { CANCEL_REASONS } from '#contract/order.ts'
import { say } from '#website-api/i18n/command-line-text.ts'

const CancelOptions = z.object({
	reason: z.enum(CANCEL_REASONS).optional(),
	note: z.string().optional(),
})

type Move = (number: string, step: string, body: unknown) => Promise<void>

/** Registers `orders cancel`. */
export function registerCancel(orders: Command, move: Move) {
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
		.action((number: string, raw: unknown) => {
			const { reason, note } = CancelOptions.parse(raw)
			return move(number, 'cancellation', { REASON: reason, NOTE: note })
		})
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

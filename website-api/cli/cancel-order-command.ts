import { type Command, InvalidArgumentError, Option } from 'commander'
import { z } from 'zod'
import { CANCEL_REASONS } from '#contract/order.ts'

const CancelOptions = z.object({
	reason: z.enum(CANCEL_REASONS).optional(),
	note: z.string().optional(),
})

type Move = (number: string, step: string, body: unknown) => Promise<void>

/** Registers `orders cancel`. */
export function registerCancel(orders: Command, move: Move) {
	orders
		.command('cancel')
		.description('give the stock back, and all the money')
		.argument('<number>')
		.addOption(
			new Option('--reason <reason>', 'the buyer is told')
				.choices(CANCEL_REASONS.map(wordOf))
				.argParser((typed) => reasonFrom(typed)),
		)
		.option('--note <text>', 'only staff read it')
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
		throw new InvalidArgumentError(`Reasons are ${CANCEL_REASONS.map(wordOf).join(', ')}.`)
	}
	return reason
}

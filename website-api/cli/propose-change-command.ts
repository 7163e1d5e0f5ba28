import type { Command } from 'commander'
import { z } from 'zod'
import { proposeOrderChange } from '#contract/order-step.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { notFound } from './failures.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { rupiah } from './text.ts'

const Options = z.object({ line: z.array(z.string()), reason: z.string() })

/** Registers `orders propose-change`. */
export function registerProposeChange(orders: Command) {
	orders
		.command('propose-change')
		.description(say('orders.proposeChange'))
		.argument('<number>')
		.requiredOption('--line <sku=units...>', say('orders.proposeChange.line'))
		.requiredOption('--reason <text>', say('toldCustomer'))
		.action(async (number: string, raw: unknown) => propose(number, Options.parse(raw)))
}

async function propose(number: string, { line, reason }: z.infer<typeof Options>) {
	const order = await callEndpoint(readStaffOrder, { number })
	const lines = line.map((text) => {
		const [, sku = '', units = ''] = /^(.+)=(\d{1,6})$/.exec(text) ?? []
		const position = order.lines.findIndex((one) => one.sku === sku)
		if (position < 0) {
			const mistake = say('orders.proposeChange.wrongLine', { text })
			throw sku === '' ? new UsageError(mistake) : notFound(mistake)
		}
		return { position, quantityAfter: Number(units) }
	})
	const { status, paid } = await callEndpoint(proposeOrderChange, {
		number,
		body: { reason, lines },
	})
	const values = { number: order.number, status, amount: rupiah(paid) }
	printText(say('orders.proposeChange.done', values))
}

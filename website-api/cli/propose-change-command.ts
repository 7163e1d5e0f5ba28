import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorOrderAnswerWire } from '#contract/operator.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { notFound } from './failures.ts'
import { callOperator } from './operator-client.ts'
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
	const path = `/orders/${encodeURIComponent(number)}` as const
	const { data: order } = await callOperator(OperatorOrderAnswerWire, { path })
	const LINE_LIST = line.map((text) => {
		const [, sku = '', units = ''] = /^(.+)=(\d{1,6})$/.exec(text) ?? []
		const LINE_POSITION = order.LINE_LIST.findIndex((one) => one.VARIANT_SKU === sku)
		if (LINE_POSITION < 0) {
			const mistake = say('orders.proposeChange.wrongLine', { text })
			throw sku === '' ? new UsageError(mistake) : notFound(mistake)
		}
		return { LINE_POSITION, QTY_AFTER: Number(units) }
	})
	const { data } = await callOperator(OperatorOrderAnswerWire, {
		method: 'POST',
		path: `${path}/change`,
		body: { CHANGE_REASON: reason, LINE_LIST },
	})
	const { ORDER_NUMBER, ORDER_STATUS, PAID } = data
	const values = { number: ORDER_NUMBER, status: ORDER_STATUS, amount: rupiah(PAID) }
	printText(say('orders.proposeChange.done', values))
}

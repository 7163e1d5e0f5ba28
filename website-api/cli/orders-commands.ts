import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorOrderAnswerWire, OperatorPaymentAnswerWire } from '#contract/operator.ts'
import { answerOf } from '#contract/endpoint.ts'
import { listStaffOrders } from '#contract/staff-order.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { registerCancel } from './cancel-order-command.ts'
import { registerCorrect } from './correct-order-command.ts'
import { callOperator } from './operator-client.ts'
import { orderText, ordersTable } from './order-text.ts'
import { registerProposeChange } from './propose-change-command.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { pageText, rupiah } from './text.ts'

const ListOptions = z.object({
	status: z.string().optional(),
	company: z.string().optional(),
	page: z.string().optional(),
})
const ConfirmOptions = z.object({
	reference: z.string().optional(),
	amount: z.string().optional(),
	bank: z.string().optional(),
	second: z.literal(true).optional(),
	acceptShort: z.string().optional(),
})
const ShipOptions = z.object({ tracking: z.string().optional() })

/** Registers `orders …`. */
export function registerOrders(program: Command) {
	const orders = program.command('orders').description(say('orders'))
	orders
		.command('list')
		.description(say('orders.list'))
		.option('--status <status>', say('orders.list.status'))
		.option('--company <code>', say('onlyOfShop'))
		.option('--page <number>', say('furtherBack'))
		.action((raw: unknown) => list(ListOptions.parse(raw)))
	orders
		.command('show')
		.description(say('orders.show'))
		.argument('<number>')
		.action(async (number: string) => printText(orderText(await orderOf(number))))
	orders
		.command('confirm')
		.description(say('orders.confirm'))
		.argument('<number>')
		.option('--reference <text>', say('orders.confirm.reference'))
		.option('--amount <rupiah>', say('orders.confirm.amount'))
		.option('--second', say('orders.confirm.second'))
		.option('--accept-short <reason>', say('orders.confirm.acceptShort'))
		.option('--bank <code>', say('orders.confirm.bank'))
		.action((number: string, raw: unknown) => confirm(number, ConfirmOptions.parse(raw)))
	orders
		.command('reject')
		.description(say('orders.reject'))
		.argument('<number>')
		.action((number: string) => move(number, 'confirmation-rejection'))
	orders
		.command('process')
		.description(say('orders.process'))
		.argument('<number>')
		.action((number: string) => move(number, 'processing'))
	orders
		.command('ship')
		.description(say('orders.ship'))
		.argument('<number>')
		.option('--tracking <number>', say('orders.ship.tracking'))
		.action((number: string, raw: unknown) =>
			move(number, 'shipment', { TRACKING_NUMBER: ShipOptions.parse(raw).tracking }),
		)
	registerProposeChange(orders)
	orders
		.command('deliver')
		.description(say('orders.deliver'))
		.argument('<number>')
		.action((number: string) => move(number, 'delivery'))
	orders
		.command('complete')
		.description(say('orders.complete'))
		.argument('<number>')
		.action((number: string) => move(number, 'completion'))
	registerCorrect(orders)
	registerCancel(orders, move)
}

async function list({ status, company, page }: z.infer<typeof ListOptions>) {
	const answer = await callOperator(listStaffOrders.answer, {
		path: listStaffOrders.path,
		query: { STATUS: status?.toUpperCase(), COMPANY: company, PAGE_INDEX: page },
	})
	const { data } = answer
	const { list: rows } = answerOf(listStaffOrders, answer)
	printText(rows.length > 0 ? ordersTable(rows) : say('orders.none'))
	if (data.TOTAL_PAGES > 1) {
		printText(pageText(page, data, 'orders'))
	}
}

async function orderOf(number: string) {
	const answer = await callOperator(OperatorOrderAnswerWire, { path: pathOf(number) })
	return answer.data
}

async function confirm(number: string, options: z.infer<typeof ConfirmOptions>) {
	const order = await orderOf(number)
	const AMOUNT = options.amount === undefined ? order.AMOUNT_DUE : amountFrom(options.amount)
	const { data } = await callOperator(OperatorPaymentAnswerWire, {
		method: 'POST',
		path: `${pathOf(number)}/payments`,
		body: {
			PROVIDER: options.bank ?? order.BANK?.BANK_CODE ?? 'BANK',
			REFERENCE: options.reference ?? `manual ${order.ORDER_NUMBER}${nthOf(order)}`,
			AMOUNT,
			ONLY_DUE: options.second ? undefined : true,
			SHORTFALL_REASON: options.acceptShort,
		},
	})
	printText(say(data.IS_REPEAT ? 'orders.repeat' : `orders.outcome.${data.OUTCOME}`))
	printText(`${data.ORDER.ORDER_NUMBER}: ${data.ORDER.ORDER_STATUS}, ${rupiah(AMOUNT)}`)
	if (data.ORDER.ORDER_STATUS === 'PENDING') {
		printText(say('orders.due', { amount: rupiah(data.ORDER.AMOUNT_DUE) }))
	}
}

/** Numbers the payments after the first, which would have the same reference. */
function nthOf(order: { PAYMENT_LIST: unknown[]; ORDER_STATUS: string }): string {
	const before = order.PAYMENT_LIST.length
	return before === 0 || order.ORDER_STATUS !== 'PENDING' ? '' : ` ${before + 1}`
}

async function move(number: string, step: string, body: unknown = {}) {
	const path = `${pathOf(number)}/${step}` as const
	const { data } = await callOperator(OperatorOrderAnswerWire, { method: 'POST', path, body })
	printText(`${data.ORDER_NUMBER}: ${data.ORDER_STATUS}`)
}

function pathOf(number: string): `/${string}` {
	return `/orders/${encodeURIComponent(number)}`
}

/** Parses whole rupiah: "150000", "150.000" or "Rp 150.000". */
function amountFrom(text: string): number {
	const plain = text.replace(/^Rp\s*/i, '')
	if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(plain)) {
		throw new UsageError(say('orders.wrongAmount', { text }))
	}
	return Number(plain.replaceAll('.', ''))
}

import type { Command } from 'commander'
import { z } from 'zod'
import {
	OperatorOrderAnswerWire,
	OperatorOrderPageWire,
	OperatorPaymentAnswerWire,
} from '#contract/operator.ts'
import { registerCancel } from './cancel-order-command.ts'
import { registerCorrect } from './correct-order-command.ts'
import { callOperator } from './operator-client.ts'
import { orderText, ordersTable } from './order-text.ts'
import { registerProposeChange } from './propose-change-command.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { rupiah } from './text.ts'

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

const outcomes = {
	PAID: 'The order is paid.',
	PART: 'A part of the order is paid; it waits for the rest.',
	CREDITED: 'The order had ended or was paid: the money went to the wallet of the customer.',
	MARKED: 'The order had ended or was paid: the money is listed as a refund for the guest.',
} as const

/** Registers `orders …`. */
export function registerOrders(program: Command) {
	const orders = program.command('orders').description('see orders and move them on')
	orders
		.command('list')
		.description('the newest orders')
		.option('--status <status>', 'only these, e.g. PENDING')
		.option('--company <code>', 'only of this shop')
		.option('--page <number>', 'further back')
		.action((raw: unknown) => list(ListOptions.parse(raw)))
	orders
		.command('show')
		.description('everything about one order')
		.argument('<number>')
		.action(async (number: string) => printText(orderText(await orderOf(number))))
	orders
		.command('confirm')
		.description('the money for an order has arrived')
		.argument('<number>')
		.option('--reference <text>', "the bank's own name for the payment; without: of this order")
		.option('--amount <rupiah>', 'what arrived; without: the amount due')
		.option('--second', 'another payment for an order that needs none: it goes back to the buyer')
		.option('--accept-short <reason>', 'the rest need not be paid, and why')
		.option('--bank <code>', 'where it arrived; without: the bank the order names')
		.action((number: string, raw: unknown) => confirm(number, ConfirmOptions.parse(raw)))
	orders
		.command('reject')
		.description('no such payment was found: reject the confirmation')
		.argument('<number>')
		.action((number: string) => move(number, 'confirmation-rejection'))
	orders
		.command('process')
		.description('the order is being packed')
		.argument('<number>')
		.action((number: string) => move(number, 'processing'))
	orders
		.command('ship')
		.description('the parcel is with the courier, or ready to collect')
		.argument('<number>')
		.option('--tracking <number>', 'the tracking number')
		.action((number: string, raw: unknown) =>
			move(number, 'shipment', { TRACKING_NUMBER: ShipOptions.parse(raw).tracking }),
		)
	registerProposeChange(orders)
	orders
		.command('deliver')
		.description('the parcel has arrived')
		.argument('<number>')
		.action((number: string) => move(number, 'delivery'))
	orders
		.command('complete')
		.description('the buyer is content: the money becomes the sale')
		.argument('<number>')
		.action((number: string) => move(number, 'completion'))
	registerCorrect(orders)
	registerCancel(orders, move)
}

async function list({ status, company, page }: z.infer<typeof ListOptions>) {
	const { data } = await callOperator(OperatorOrderPageWire, {
		path: '/orders',
		query: { STATUS: status?.toUpperCase(), COMPANY: company, PAGE_INDEX: page },
	})
	printText(data.list.length > 0 ? ordersTable(data.list) : 'No orders.')
	if (data.TOTAL_PAGES > 1) {
		printText(`\nPage ${page ?? 1} of ${data.TOTAL_PAGES}, ${data.TOTAL_ROWS} orders.`)
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
	printText(data.IS_REPEAT ? 'This payment was already booked.' : outcomes[data.OUTCOME])
	printText(`${data.ORDER.ORDER_NUMBER}: ${data.ORDER.ORDER_STATUS}, ${rupiah(AMOUNT)}`)
	if (data.ORDER.ORDER_STATUS === 'PENDING') {
		printText(`Still to be paid: ${rupiah(data.ORDER.AMOUNT_DUE)}`)
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
		throw new UsageError(`"${text}" is not an amount in whole rupiah, such as 150000 or 150.000.`)
	}
	return Number(plain.replaceAll('.', ''))
}

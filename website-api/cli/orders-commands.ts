import type { Command } from 'commander'
import { z } from 'zod'
import { recordPayment, rejectPayment } from '#contract/order-payment.ts'
import { completeStaffOrder, deliverOrder, processOrder, shipOrder } from '#contract/order-step.ts'
import { answerOf } from '#contract/endpoint-call.ts'
import { listStaffOrders, readStaffOrder, type StaffOrder } from '#contract/staff-order.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { registerCancel } from './cancel-order-command.ts'
import { registerCorrect } from './correct-order-command.ts'
import { callEndpoint, callOperatorApi } from './operator-client.ts'
import { orderText, ordersTable, printStatus } from './order-text.ts'
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
		.action(async (number: string) =>
			printText(orderText(await callEndpoint(readStaffOrder, { number }))),
		)
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
	registerStep(orders, 'reject', (number) => callEndpoint(rejectPayment, { number }))
	registerStep(orders, 'process', (number) => callEndpoint(processOrder, { number }))
	orders
		.command('ship')
		.description(say('orders.ship'))
		.argument('<number>')
		.option('--tracking <number>', say('orders.ship.tracking'))
		.action(async (number: string, raw: unknown) => {
			const body = { trackingNumber: ShipOptions.parse(raw).tracking }
			printStatus(await callEndpoint(shipOrder, { number, body }))
		})
	registerProposeChange(orders)
	registerStep(orders, 'deliver', (number) => callEndpoint(deliverOrder, { number }))
	registerStep(orders, 'complete', (number) => callEndpoint(completeStaffOrder, { number }))
	registerCorrect(orders)
	registerCancel(orders)
}

/** Registers a step of an order that takes nothing but its number. */
function registerStep(
	orders: Command,
	name: 'reject' | 'process' | 'deliver' | 'complete',
	step: (number: string) => Promise<StaffOrder>,
) {
	orders
		.command(name)
		.description(say(`orders.${name}`))
		.argument('<number>')
		.action(async (number: string) => printStatus(await step(number)))
}

async function list({ status, company, page }: z.infer<typeof ListOptions>) {
	const answer = await callOperatorApi(listStaffOrders.answer, {
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

async function confirm(number: string, options: z.infer<typeof ConfirmOptions>) {
	const before = await callEndpoint(readStaffOrder, { number })
	const amount = options.amount === undefined ? before.amountDue : amountFrom(options.amount)
	const { order, outcome, isRepeat } = await callEndpoint(recordPayment, {
		number,
		body: {
			provider: options.bank ?? before.bank?.code ?? 'BANK',
			reference: options.reference ?? `manual ${before.number}${nthOf(before)}`,
			amount,
			isOnlyDue: options.second ? undefined : true,
			shortfallReason: options.acceptShort,
		},
	})
	printText(say(isRepeat ? 'orders.repeat' : `orders.outcome.${outcome}`))
	printText(`${order.number}: ${order.status}, ${rupiah(amount)}`)
	if (order.status === 'PENDING') {
		printText(say('orders.due', { amount: rupiah(order.amountDue) }))
	}
}

/** Numbers the payments after the first, which would have the same reference. */
function nthOf({ payments, status }: StaffOrder): string {
	return payments.length === 0 || status !== 'PENDING' ? '' : ` ${payments.length + 1}`
}

/** Parses whole rupiah: "150000", "150.000" or "Rp 150.000". */
function amountFrom(text: string): number {
	const plain = text.replace(/^Rp\s*/i, '')
	if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(plain)) {
		throw new UsageError(say('orders.wrongAmount', { text }))
	}
	return Number(plain.replaceAll('.', ''))
}

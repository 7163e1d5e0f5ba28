import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorOrderAnswerWire, type OperatorOrderWire } from '#contract/operator.ts'
import { listOrderCorrections } from '#contract/order-correction.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint, callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { jakartaTime, tableOf } from './text.ts'

const text = z.string().optional()
const Options = z.object({
	reason: z.string(),
	tracking: text,
	courier: text,
	name: text,
	phone: text,
	street: text,
	village: text,
	postcode: text,
	courierNote: text,
	note: text,
})
type Options = z.infer<typeof Options>

/** Registers `orders correct`, `orders corrections` and `orders step-back`. */
export function registerCorrect(orders: Command) {
	orders
		.command('correct')
		.description(say('orders.correct'))
		.argument('<number>')
		.requiredOption('--reason <text>', say('staffOnly'))
		.option('--tracking <number>', say('orders.correct.tracking'))
		.option('--courier <vendor/method>', say('orders.correct.courier'))
		.option('--name <text>', say('orders.correct.name'))
		.option('--phone <number>', say('orders.correct.phone'))
		.option('--street <text>', say('orders.correct.street'))
		.option('--village <text>', say('orders.correct.village'))
		.option('--postcode <digits>', say('orders.correct.postcode'))
		.option('--courier-note <text>', say('orders.correct.courierNote'))
		.option('--note <text>', say('orders.correct.note'))
		.action((number: string, raw: unknown) => correct(number, Options.parse(raw)))
	orders
		.command('corrections')
		.description(say('orders.corrections'))
		.argument('<number>')
		.action(corrections)
	orders
		.command('step-back')
		.description(say('orders.stepBack'))
		.argument('<number>')
		.requiredOption('--reason <text>', say('staffOnly'))
		.action(async (number: string, raw: unknown) => {
			const { reason } = Options.pick({ reason: true }).parse(raw)
			await post(number, 'step-back', { REASON: reason })
		})
}

async function correct(number: string, options: Options) {
	const { reason, ...changes } = options
	if (Object.values(changes).every((value) => value === undefined)) {
		throw new UsageError(say('orders.correct.nothing'))
	}
	const { street, village, postcode, courierNote } = changes
	const parts = { STREET: street, VILLAGE: village, POSTCODE: postcode, COURIER_NOTE: courierNote }
	const isMoved = Object.values(parts).some((part) => part !== undefined)
	await post(number, 'correction', {
		REASON: reason,
		TRACKING_NUMBER: changes.tracking,
		COURIER: changes.courier === undefined ? undefined : courierFrom(changes.courier),
		CUSTOMER_NAME: changes.name,
		CUSTOMER_PHONE: changes.phone?.replace(/[ ().-]/g, '').replace(/^0/, '+62'),
		ADDRESS: isMoved ? { ...(await addressOf(number)), ...present(parts) } : undefined,
		NOTE: changes.note,
	})
}

function courierFrom(typed: string) {
	const [, vendor, method] = /^([A-Za-z_]+)\/(\w+)$/.exec(typed) ?? []
	if (vendor === undefined || method === undefined) {
		throw new UsageError(say('orders.correct.wrongCourier', { text: typed }))
	}
	return { VENDOR_CODE: vendor.toUpperCase(), VENDOR_METHOD: method }
}

/** The parts of the address that can be corrected, as they are. */
async function addressOf(number: string) {
	const { data } = await callOperator(OperatorOrderAnswerWire, { path: pathOf(number) })
	if (!data.ADDRESS) throw new UsageError(say('orders.correct.collected'))
	const { STREET, VILLAGE, POSTCODE, COURIER_NOTE } = data.ADDRESS
	return { STREET, VILLAGE, POSTCODE, COURIER_NOTE }
}

function present(values: Record<string, string | undefined>) {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

async function corrections(number: string) {
	const { list } = await callEndpoint(listOrderCorrections, { number })
	if (list.length === 0) return printText(say('orders.corrections.none'))
	const rows = list.map((one) => [
		jakartaTime(one.at),
		one.field,
		one.before,
		one.after,
		one.madeBy ?? say('orders.corrections.buyer'),
		one.reason,
	])
	return printText(tableOf(heads('when', 'field', 'before', 'after', 'by', 'reason'), rows))
}

async function post(number: string, step: 'correction' | 'step-back', body: unknown) {
	const path = `${pathOf(number)}/${step}` as const
	const { data } = await callOperator(OperatorOrderAnswerWire, { method: 'POST', path, body })
	printText(`${data.ORDER_NUMBER}: ${data.ORDER_STATUS}\n${sentTo(data)}`)
}

/** Where the parcel goes, to be read once more. */
function sentTo({ CUSTOMER_PHONE, ADDRESS_LINE_LIST, SHIPMENT_LIST }: OperatorOrderWire): string {
	const [shipment] = SHIPMENT_LIST
	return [
		[shipment?.VENDOR_METHOD_NAME, shipment?.TRACKING_NUMBER].filter(Boolean).join(' '),
		[CUSTOMER_PHONE, ...(ADDRESS_LINE_LIST ?? [])].join(' / '),
	].join('\n')
}

function pathOf(number: string): `/${string}` {
	return `/orders/${encodeURIComponent(number)}`
}

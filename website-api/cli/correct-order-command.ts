import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorOrderAnswerWire, type OperatorOrderWire } from '#contract/operator.ts'
import { OperatorCorrectionsWire } from '#contract/order-correction.ts'
import { callOperator } from './operator-client.ts'
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
		.description('put an order right; what is not named stays, and the buyer gets a mail')
		.argument('<number>')
		.requiredOption('--reason <text>', 'only staff read it')
		.option('--tracking <number>', 'the tracking number, once it is sent')
		.option('--courier <vendor/method>', 'until it is delivered, e.g. SICEPAT/reg')
		.option('--name <text>', 'the recipient, until it is sent')
		.option('--phone <number>', "the recipient's phone, 0812… or +62812…")
		.option('--street <text>', 'street and house number; the district stays')
		.option('--village <text>', 'kelurahan or desa')
		.option('--postcode <digits>', 'five digits, or "" for none')
		.option('--courier-note <text>', 'what the courier should know')
		.option('--note <text>', "the buyer's note")
		.action((number: string, raw: unknown) => correct(number, Options.parse(raw)))
	orders
		.command('corrections')
		.description('what was corrected in an order, by whom and why')
		.argument('<number>')
		.action(corrections)
	orders
		.command('step-back')
		.description('not packed after all, or not sent after all')
		.argument('<number>')
		.requiredOption('--reason <text>', 'only staff read it')
		.action(async (number: string, raw: unknown) => {
			const { reason } = Options.pick({ reason: true }).parse(raw)
			await post(number, 'step-back', { REASON: reason })
		})
}

async function correct(number: string, options: Options) {
	const { reason, ...changes } = options
	if (Object.values(changes).every((value) => value === undefined)) {
		throw new UsageError('Name what to correct, e.g. --tracking JP1234567890.')
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
		throw new UsageError(`"${typed}" names no courier; write VENDOR/METHOD, e.g. SICEPAT/reg.`)
	}
	return { VENDOR_CODE: vendor.toUpperCase(), VENDOR_METHOD: method }
}

/** The parts of the address that can be corrected, as they are. */
async function addressOf(number: string) {
	const { data } = await callOperator(OperatorOrderAnswerWire, { path: pathOf(number) })
	if (!data.ADDRESS) throw new UsageError('This order is collected: it has no address.')
	const { STREET, VILLAGE, POSTCODE, COURIER_NOTE } = data.ADDRESS
	return { STREET, VILLAGE, POSTCODE, COURIER_NOTE }
}

function present(values: Record<string, string | undefined>) {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

async function corrections(number: string) {
	const { data } = await callOperator(OperatorCorrectionsWire, {
		path: `${pathOf(number)}/corrections`,
	})
	if (data.list.length === 0) return printText('Nothing was corrected.')
	const rows = data.list.map((one) => [
		jakartaTime(one.CORRECT_DATE),
		one.FIELD,
		one.BEFORE,
		one.AFTER,
		one.MADE_BY ?? 'the buyer',
		one.REASON,
	])
	return printText(tableOf(['WHEN', 'FIELD', 'BEFORE', 'AFTER', 'BY', 'REASON'], rows))
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

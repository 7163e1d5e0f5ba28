import type { Command } from 'commander'
import { z } from 'zod'
import {
	correctStaffOrder,
	listOrderCorrections,
	stepOrderBack,
} from '#contract/order-correction.ts'
import { VENDOR_CODES } from '#contract/shipping-methods.ts'
import { readStaffOrder, type StaffOrder } from '#contract/staff-order.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint } from './operator-client.ts'
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
			printCorrected(await callEndpoint(stepOrderBack, { number, body: { reason } }))
		})
}

async function correct(number: string, options: Options) {
	const { reason, ...changes } = options
	if (Object.values(changes).every((value) => value === undefined)) {
		throw new UsageError(say('orders.correct.nothing'))
	}
	const { street, village, postcode, courierNote } = changes
	const parts = present({ street, village, postcode, courierNote })
	const body = {
		reason,
		trackingNumber: changes.tracking,
		courier: changes.courier === undefined ? undefined : courierFrom(changes.courier),
		name: changes.name,
		phone: changes.phone?.replace(/[ ().-]/g, '').replace(/^0/, '+62'),
		address: Object.keys(parts).length > 0 ? { ...(await addressOf(number)), ...parts } : undefined,
		note: changes.note,
	}
	printCorrected(await callEndpoint(correctStaffOrder, { number, body }))
}

/** A courier as it is typed, e.g. SICEPAT/reg. @throws UsageError */
export function courierFrom(typed: string) {
	const [, vendor, vendorMethod] = /^([A-Za-z_]+)\/([\w-]+)$/.exec(typed) ?? []
	const vendorCode = VENDOR_CODES.find((code) => code === vendor?.toUpperCase())
	if (vendorCode === undefined || vendorMethod === undefined) {
		throw new UsageError(say('orders.correct.wrongCourier', { text: typed }))
	}
	return { vendorCode, vendorMethod }
}

/** The parts of the address that can be corrected, as they are. */
async function addressOf(number: string) {
	const { address } = await callEndpoint(readStaffOrder, { number })
	if (!address) throw new UsageError(say('orders.correct.collected'))
	return address
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

/** Prints its status and where the parcel goes, to be read once more. */
function printCorrected(order: StaffOrder) {
	const [shipment] = order.shipments
	printText(
		[
			`${order.number}: ${order.status}`,
			[shipment?.methodName, shipment?.trackingNumber].filter(Boolean).join(' '),
			[order.customerPhone, ...(order.addressLines ?? [])].join(' / '),
		].join('\n'),
	)
}

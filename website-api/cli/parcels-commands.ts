import type { Command } from 'commander'
import { z } from 'zod'
import { bookCouriers } from '#contract/order-batch.ts'
import { correctParcel, listParcelsToCheck, sendParcel } from '#contract/parcel-step.ts'
import { readStaffOrder, type StaffOrder } from '#contract/staff-order.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { courierFrom } from './correct-order-command.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { jakartaTime, tableOf } from './text.ts'

const ListOptions = z.object({ company: z.string().optional() })
const BookOptions = z.object({ pickUp: z.string().optional() })
const ShipOptions = z.object({
	tracking: z.string().optional(),
	numberLater: z.literal(true).optional(),
})
const CorrectOptions = z.object({
	reason: z.string(),
	tracking: z.string().optional(),
	courier: z.string().optional(),
})

/** Registers `parcels …`. */
export function registerParcels(program: Command) {
	const parcels = program.command('parcels').description(say('parcels'))
	parcels
		.command('list')
		.description(say('parcels.list'))
		.argument('[number]', say('parcels.list.number'))
		.option('--company <code>', say('onlyOfShop'))
		.action((number: string | undefined, raw: unknown) =>
			number === undefined ? listWaiting(ListOptions.parse(raw).company) : list(number),
		)
	parcels
		.command('book')
		.description(say('parcels.book'))
		.argument('<numbers...>', say('parcels.book.numbers'))
		.option('--pick-up <time>', say('parcels.book.pickUp'))
		.action((numbers: string[], raw: unknown) => book(numbers, BookOptions.parse(raw)))
	parcels
		.command('ship')
		.description(say('parcels.ship'))
		.argument('<number>')
		.argument('<parcel>')
		.option('--tracking <number>', say('orders.ship.tracking'))
		.option('--number-later', say('parcels.ship.numberLater'))
		.action(async (number: string, parcel: string, raw: unknown) => {
			const { tracking: trackingNumber, numberLater } = ShipOptions.parse(raw)
			const body = { trackingNumber, isNumberLater: numberLater ?? false }
			printParcels(await callEndpoint(sendParcel, { number, parcel, body }))
		})
	parcels
		.command('correct')
		.description(say('parcels.correct'))
		.argument('<number>')
		.argument('<parcel>')
		.requiredOption('--reason <text>', say('staffOnly'))
		.option('--tracking <number>', say('orders.ship.tracking'))
		.option('--courier <vendor/method>', say('orders.correct.courier'))
		.action(async (number: string, parcel: string, raw: unknown) => {
			const { reason, tracking: trackingNumber, courier: typed } = CorrectOptions.parse(raw)
			if (trackingNumber === undefined && typed === undefined) {
				throw new UsageError(say('orders.correct.nothing'))
			}
			const courier = typed === undefined ? undefined : courierFrom(typed)
			const body = { reason, trackingNumber, courier }
			printParcels(await callEndpoint(correctParcel, { number, parcel, body }))
		})
}

async function listWaiting(company: string | undefined) {
	const { list: waiting } = await callEndpoint(listParcelsToCheck, {}, { company })
	const rows = waiting.map((one) => [
		`${one.orderNumber}-${one.parcel}`,
		[one.state, one.problem].filter(Boolean).join(' '),
		jakartaTime(one.since),
		one.customerName,
	])
	printText(
		rows.length > 0
			? tableOf(heads('parcel', 'status', 'since', 'customer'), rows)
			: say('parcels.noneWait'),
	)
}

async function list(number: string) {
	printParcels(await callEndpoint(readStaffOrder, { number }))
}

async function book(numbers: string[], { pickUp }: z.infer<typeof BookOptions>) {
	const pickUpAt = pickUp === undefined ? undefined : new Date(pickUp)
	if (pickUpAt && Number.isNaN(pickUpAt.getTime())) {
		throw new UsageError(say('parcels.book.wrongTime', { text: pickUp ?? '' }))
	}
	const { list: asked } = await callEndpoint(bookCouriers, { body: { numbers, pickUpAt } })
	printText(
		asked
			.map(({ number, message }) => `${number}: ${message ?? say('parcels.book.asked')}`)
			.join('\n'),
	)
}

function printParcels({ number, status, parcels }: StaffOrder) {
	if (parcels.length === 0) return printText(`${number}: ${status}`)
	const rows = parcels.map((one) => [
		one.reference,
		[one.state, one.problem].filter(Boolean).join(' '),
		[one.vendorName, one.methodName].filter(Boolean).join(' '),
		one.trackingNumber ?? '',
		one.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
		one.booking === null ? '' : [one.booking.refusal, one.booking.said].filter(Boolean).join(' '),
	])
	return printText(
		tableOf(heads('parcel', 'status', 'courier', 'tracking', 'contents', 'message'), rows),
	)
}

import { and, asc, eq } from 'drizzle-orm'
import { UNSENT_ORDER_STATUSES } from '#contract/order-statuses.ts'
import {
	type AddressCorrection,
	type CORRECTED_FIELDS,
	type OrderCorrection,
	WantedCorrection,
} from '#contract/order-correction.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { postcodesIn } from '#website-api/modules/platform/regions/postcodes.ts'
import { shippingMethod } from '#website-api/modules/sales/shipping/vendors.ts'
import { type OrderRow, orders, type OrderStatus } from '../order.table.ts'
import { moveOrder } from '../transition/move-order.command.ts'
import { addressText } from './address-text.ts'
import { canCorrectAddress } from './can-correct-address.ts'
import { orderCorrection } from './order-correction.table.ts'

type Field = (typeof CORRECTED_FIELDS)[number]
type Change = { field: Field; before: string; after: string }
/** Who corrects, and why; null and '' for the buyer. */
type Author = { madeBy: string | null; reason: string }

/** The step back from each status that has one. */
const stepsBack: Partial<Record<OrderStatus, OrderStatus>> = {
	PROCESSING: 'PAYMENT_CONFIRMED',
	SHIPPING: 'PROCESSING',
}

/** Corrections of a locked order by staff, with a mail to the buyer. 409 CORRECTION_TOO_LATE. */
export async function correctOrder(
	tx: Transaction,
	order: OrderRow,
	{ reason, ...wanted }: WantedCorrection,
	madeBy: string,
) {
	const isSent = order.status === 'SHIPPING' || order.status === 'DELIVERED'
	const isUnsent = UNSENT_ORDER_STATUSES.includes(order.status)
	const { trackingNumber, courier, ...person } = wanted
	if (trackingNumber !== undefined && !isSent) throw new Problem(409, 'CORRECTION_TOO_LATE')
	if (courier && !isUnsent && order.status !== 'SHIPPING') {
		throw new Problem(409, 'CORRECTION_TOO_LATE')
	}
	const hasPerson = Object.values(person).some((value) => value !== undefined)
	if (hasPerson && !isUnsent) throw new Problem(409, 'CORRECTION_TOO_LATE')
	const values = {
		...(trackingNumber === undefined ? {} : { trackingNumber, trackingPending: false }),
		...(courier ? courierColumns(order, courier) : {}),
		...(await personColumns(order, person)),
	}
	await correct(tx, order, values, { madeBy, reason })
}

/** The buyer's correction of recipient and address. 409 ADDRESS_PACKED once it is packed, or if it is not delivered. */
export async function correctAddress(tx: Transaction, order: OrderRow, wanted: AddressCorrection) {
	if (!canCorrectAddress(order)) throw new Problem(409, 'ADDRESS_PACKED')
	const values = await personColumns(order, wanted)
	await correct(tx, order, values, { madeBy: null, reason: '' })
}

/** One step back, with a reason. 409 TRANSITION_REFUSED where something irreversible has happened. */
export async function stepBack(tx: Transaction, order: OrderRow, author: Author) {
	const to = stepsBack[order.status]
	if (to === undefined) {
		const params = { from: order.status, to: order.status }
		throw new Problem(409, 'TRANSITION_REFUSED', { params })
	}
	await moveOrder(tx, order, { to, actor: 'staff' })
	await keep(tx, order, [{ field: 'STATUS', before: order.status, after: to }], author)
}

/** Corrections of an order, oldest first. */
export function correctionsOf(
	db: Queryable,
	{ companyId, id }: { companyId: number; id: string },
): Promise<OrderCorrection[]> {
	return db
		.select()
		.from(orderCorrection)
		.where(and(eq(orderCorrection.companyId, companyId), eq(orderCorrection.orderId, id)))
		.orderBy(asc(orderCorrection.id))
		.limit(500)
}

type Columns = Partial<
	Pick<
		OrderRow,
		| 'trackingNumber'
		| 'trackingPending'
		| 'vendorName'
		| 'vendorMethodName'
		| 'customerName'
		| 'customerPhone'
		| 'note'
		| 'address'
	>
>

async function correct(tx: Transaction, order: OrderRow, values: Columns, author: Author) {
	const changes = changesOf(order, values)
	if (changes.length === 0) return
	const { companyId, id: orderId } = order
	await tx
		.update(orders)
		.set(values)
		.where(and(eq(orders.companyId, companyId), eq(orders.id, orderId)))
	const last = await keep(tx, order, changes, author)
	await announce(tx, {
		companyId,
		topic: 'order.corrected',
		dedupeKey: `order.corrected:${orderId}:${last}`,
		payload: { orderId, number: order.number, fields: changes.map(({ field }) => field) },
	})
}

async function keep(
	tx: Transaction,
	{ companyId, id: orderId }: OrderRow,
	changes: Change[],
	author: Author,
): Promise<number> {
	const kept = await tx
		.insert(orderCorrection)
		.values(changes.map((change) => ({ companyId, orderId, ...change, ...author })))
		.returning({ id: orderCorrection.id })
	return Math.max(...kept.map(({ id }) => id))
}

function courierColumns(
	order: OrderRow,
	{ vendorCode, vendorMethod }: NonNullable<WantedCorrection['courier']>,
) {
	const method = shippingMethod(vendorCode, vendorMethod)
	const isPickup = vendorCode === 'SELF_PICKUP' || order.vendorCode === 'SELF_PICKUP'
	if (isPickup || method.imageUrl.endsWith('placeholder.svg')) {
		throw fieldProblem(WantedCorrection, 'courier', { message: 'COURIER_UNKNOWN' })
	}
	return {
		vendorCode,
		vendorMethod,
		vendorName: method.vendorName,
		vendorMethodName: method.methodName,
		vendorMethodGroup: method.group,
		vendorMethodImageUrl: method.imageUrl,
	}
}

async function personColumns(
	{ address }: OrderRow,
	{
		name,
		phone,
		address: typed,
		note,
	}: Pick<Partial<WantedCorrection>, 'name' | 'phone' | 'address' | 'note'>,
): Promise<Columns> {
	if (typed && address === null) throw new Problem(409, 'CORRECTION_TOO_LATE')
	return {
		...(name === undefined ? {} : { customerName: name }),
		...(phone === undefined ? {} : { customerPhone: phone }),
		...(note === undefined ? {} : { note }),
		...(typed && address
			? {
					address: {
						...address,
						...typed,
						postcode:
							typed.postcode || ((await postcodesIn(address.districtCode))(typed.village) ?? ''),
					},
				}
			: {}),
	}
}

function changesOf(order: OrderRow, values: Columns): Change[] {
	const after = { ...order, ...values }
	const of = (field: Field, text: (row: OrderRow) => string) => ({
		field,
		before: text(order),
		after: text(after),
	})
	return [
		of('TRACKING_NUMBER', (row) => row.trackingNumber ?? ''),
		of('COURIER', (row) => `${row.vendorName} ${row.vendorMethodName}`.trim()),
		of('RECIPIENT', (row) => row.customerName),
		of('PHONE', (row) => row.customerPhone),
		of('ADDRESS', (row) => (row.address ? addressText(row.address) : '')),
		of('NOTE', (row) => row.note),
	].filter((change) => change.before !== change.after)
}

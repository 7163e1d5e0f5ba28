import { WantedParcel } from '#contract/parcel-step.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { breaks } from '#website-api/db/sql-error.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { courierOf } from './courier-columns.ts'
import { type Goods, goodsLoad } from './goods-load.queries.ts'
import { parcelItem } from './parcel-item.table.ts'
import { parcel, type ParcelRow } from './parcel.table.ts'
import { linesOf, type ParcelParts, parcelsOf, unpackedUnits } from './parcels.queries.ts'
import { recordParcelEvent } from './record-event.command.ts'

type Items = { position: number; quantity: number }[]

/** Puts units of a locked order into a new parcel. 409 PARCEL_REFUSED, ORDER_CHANGED, PARCEL_UNITS; 422 on courier and size. */
export async function prepareParcel(
	tx: Transaction,
	order: OrderRow,
	wanted: WantedParcel,
	madeBy: string,
): Promise<ParcelRow> {
	const isOpen = order.status === 'PROCESSING' || order.status === 'SHIPPING'
	if (!isOpen || order.vendorCode === 'SELF_PICKUP') throw new Problem(409, 'PARCEL_REFUSED')
	const [lines, parcels] = [await linesOf(tx, order), await parcelsOf(tx, order)]
	if (parcels.length !== wanted.known) throw new Problem(409, 'ORDER_CHANGED')
	const sizes = [wanted.lengthMm, wanted.widthMm, wanted.heightMm]
	const known = sizes.filter((size) => size !== undefined)
	if (known.length % sizes.length !== 0) {
		throw fieldProblem(WantedParcel, 'lengthMm', { message: 'FIELD_REQUIRED' })
	}
	const unpacked = unpackedUnits(lines, parcels)
	const items =
		wanted.items ??
		unpacked.flatMap(({ position, left: quantity }) =>
			quantity > 0 ? [{ position, quantity }] : [],
		)
	requireUnits(items, unpacked)
	const { companyId, id: orderId } = order
	const isWhole = unpacked.every(({ position, units }) => unitsIn(items, position) === units)
	requireOneOfCod(order, parcels, isWhole)
	const load = await goodsLoad(tx, companyId, goodsIn(lines, items))
	const [lengthMm, widthMm, heightMm] = known.length > 0 ? sizes : (load.sizeMm ?? [])
	const number = Math.max(0, ...parcels.map(({ row }) => row.number)) + 1
	const made = onlyRow(
		await tx
			.insert(parcel)
			.values({
				companyId,
				orderId,
				number,
				reference: `${order.number}-${number}`,
				...courierOf(order, wanted.courier),
				trackingNumber: wanted.trackingNumber ?? null,
				weightGrams: wanted.weightGrams ?? (isWhole ? order.weightGrams : load.grams),
				lengthMm: lengthMm ?? null,
				widthMm: widthMm ?? null,
				heightMm: heightMm ?? null,
				madeBy,
			})
			.returning(),
	)
	await insertItems(tx, made, items)
	const told = { kind: 'PREPARED', isEffective: true, source: 'STAFF', madeBy } as const
	await recordParcelEvent(tx, made, told)
	return made
}

async function insertItems(
	tx: Transaction,
	{ companyId, orderId, number }: ParcelRow,
	items: Items,
) {
	try {
		await tx
			.insert(parcelItem)
			.values(items.map((item) => ({ companyId, orderId, parcelNumber: number, ...item })))
	} catch (error) {
		if (breaks(error, '23514', 'parcel_units_ordered')) throw new Problem(409, 'PARCEL_UNITS')
		throw error
	}
}

function requireUnits(items: Items, unpacked: ReturnType<typeof unpackedUnits>) {
	const isTwice = new Set(items.map(({ position }) => position)).size < items.length
	const isLeft = ({ position, quantity }: Items[number]) =>
		unpacked.some((line) => line.position === position && line.left >= quantity)
	if (items.length === 0 || isTwice || !items.every(isLeft)) throw new Problem(409, 'PARCEL_UNITS')
}

/** A courier collects the money of an order once, with all of its goods. 409 PARCEL_COD_WHOLE. */
function requireOneOfCod(order: OrderRow, parcels: Pick<ParcelParts, 'row'>[], isWhole: boolean) {
	const isOther = parcels.some(({ row }) => row.state !== 'CANCELLED')
	if (order.paymentMethod === 'COD' && (isOther || !isWhole)) {
		throw new Problem(409, 'PARCEL_COD_WHOLE')
	}
}

function unitsIn(items: Items, position: number): number {
	return items.find((item) => item.position === position)?.quantity ?? 0
}

/** What is packed, by variant. */
function goodsIn(lines: Awaited<ReturnType<typeof linesOf>>, items: Items): Goods[] {
	return lines.flatMap(({ variantId, position }) => {
		const quantity = unitsIn(items, position)
		return quantity > 0 ? [{ variantId, quantity }] : []
	})
}

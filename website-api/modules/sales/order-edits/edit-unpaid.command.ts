import { and, eq, sql } from 'drizzle-orm'
import { WantedEdit } from '#contract/order-edit.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { reserveDifference } from '#website-api/modules/catalog/stock/reserve-difference.command.ts'
import { priceOrder } from '#website-api/modules/sales/orders/place/price-order.queries.ts'
import { confirmOrder } from '#website-api/modules/sales/payments/confirm-order.command.ts'
import { isFoundByAmount } from '#website-api/modules/sales/payments/methods.queries.ts'
import { endHoldOfGuest } from '#website-api/modules/sales/orders/place/open-order.command.ts'
import { freeCode } from '#website-api/modules/sales/orders/place/insert-order.command.ts'
import { orderLine } from '#website-api/modules/sales/orders/order-line.table.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'
import {
	type PromiseColumns,
	promiseColumns,
} from '#website-api/modules/sales/orders/promised-arrival.ts'
import { insuranceFee, sentValue } from '#website-api/modules/sales/shipping/insurance.ts'
import type { Edited } from './edited.ts'
import { editedLines, type NewLine } from './edited-lines.queries.ts'
import { hasOpenAttempt, type LineRow } from './order-edits.queries.ts'

/**
 * Changes lines and delivery of an unpaid order, and with them the amount due. What a voucher, the tier and coins took off
 * stays, as far as the goods cover it. 409 PAYMENT_OPEN, OUT_OF_STOCK, EDIT_BELOW_DISCOUNTS, EDIT_BELOW_PAID, EDIT_FLASH_LINE.
 */
export async function editUnpaid(
	tx: Transaction,
	order: OrderRow,
	before: LineRow[],
	wanted: WantedEdit,
	number: number,
): Promise<Edited> {
	// Whoever edits ends it at its provider first; another one may have been opened since.
	if (await hasOpenAttempt(tx, order)) throw new Problem(409, 'PAYMENT_OPEN')
	const { companyId, id: orderId } = order
	const lines = await editedLines(tx, order, before, wanted)
	const subTotal = lines.reduce((sum, line) => sum + line.subTotal, 0)
	const off = order.productDiscount + order.tierDiscount + order.coinsSpent
	if (off > subTotal || order.coinsSpent * 2 > subTotal) {
		throw new Problem(409, 'EDIT_BELOW_DISCOUNTS')
	}
	const delivery = await deliveryOf(tx, order, { before, after: lines }, wanted)
	const shippingDiscount = Math.min(order.shippingDiscount, delivery.shippingPrice)
	const goods = subTotal - off + delivery.shippingPrice - shippingDiscount + delivery.insurance
	if (goods < order.paid) throw new Problem(409, 'EDIT_BELOW_PAID')
	await endHoldOfGuest(tx, order, before)
	await reserveDifference(tx, order, { before, after: lines, change: `edit:${number}` })
	await storeLines(tx, { companyId, orderId }, lines)
	const edited = await storeAmounts(tx, order, { goods, subTotal, shippingDiscount, ...delivery })
	if (edited.total === edited.paid) await confirmOrder(tx, edited, 'staff')
	return { totalAfter: edited.total, refund: 0 }
}

type Delivery = {
	shippingPrice: number
	weightGrams: number
	insurance: number
} & Partial<PromiseColumns>

/** The agreed price, the tariff's for another district or courier, or the same as before. 422 COURIER_UNAVAILABLE. */
async function deliveryOf(
	tx: Transaction,
	order: OrderRow,
	{ before, after }: { before: LineRow[]; after: NewLine[] },
	{ address, courier, shippingPrice }: WantedEdit,
): Promise<Delivery> {
	const { companyId, customerId, locale, vendorCode, vendorMethod } = order
	const { offers, weightGrams, packingDays, insuranceTerms } = await priceOrder(
		tx,
		{ companyId, locale, customerId },
		{
			lines: after.map(({ variantId: id, quantity }) => ({ id, quantity })),
			district: order.address?.districtCode,
			courier: { vendorCode, vendorMethod },
		},
	)
	const isOther = address !== undefined || courier !== undefined
	const value = sentValue(after)
	// What an insured parcel is worth decides what that costs; an uninsured one stays so.
	const isKept = order.insurance === 0 || value === sentValue(before)
	const insurance = isKept ? order.insurance : insuranceFee(insuranceTerms, value)
	if (!isOther) {
		return { shippingPrice: shippingPrice ?? order.shippingPrice, weightGrams, insurance }
	}
	const offer = offers.find(
		(one) => one.vendorCode === vendorCode && one.vendorMethod === vendorMethod,
	)
	const promise = promiseColumns(packingDays, offer)
	if (shippingPrice !== undefined) return { shippingPrice, weightGrams, insurance, ...promise }
	if (!offer) throw fieldProblem(WantedEdit, 'courier', { message: 'COURIER_UNAVAILABLE' })
	return { shippingPrice: offer.price, weightGrams, insurance, ...promise }
}

async function storeLines(
	tx: Transaction,
	key: { companyId: number; orderId: string },
	lines: NewLine[],
) {
	await tx
		.delete(orderLine)
		.where(and(eq(orderLine.companyId, key.companyId), eq(orderLine.orderId, key.orderId)))
	await tx.insert(orderLine).values(lines.map((line, position) => ({ ...line, ...key, position })))
}

type Amounts = Delivery & { goods: number; subTotal: number; shippingDiscount: number }

/** The amounts, with a code that tells the new amount due from those of other orders. */
async function storeAmounts(
	tx: Transaction,
	{ companyId, id, walletPaid, paid, paymentMethod }: OrderRow,
	{ goods, ...amounts }: Amounts,
): Promise<OrderRow> {
	const isCoded = isFoundByAmount(paymentMethod) && goods > paid
	const code = isCoded ? sql`coalesce(${freeCode(companyId, goods - walletPaid)}, 0)` : sql`0`
	const { rows } = await tx.execute<{ code: number }>(sql`select ${code} as code`)
	const uniqueCode = Number(onlyRow(rows).code)
	return onlyRow(
		await tx
			.update(orders)
			.set({ ...amounts, uniqueCode, total: goods + uniqueCode })
			.where(and(eq(orders.companyId, companyId), eq(orders.id, id)))
			.returning(),
	)
}

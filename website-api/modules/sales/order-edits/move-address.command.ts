import { and, eq } from 'drizzle-orm'
import { WantedEdit } from '#contract/order-edit.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { addressText } from '#website-api/modules/sales/orders/correct/address-text.ts'
import { orderCorrection } from '#website-api/modules/sales/orders/correct/order-correction.table.ts'
import { type OrderRow, orders } from '#website-api/modules/sales/orders/order.table.ts'
import { snapshotOf } from '#website-api/modules/sales/orders/place/checkout-fields.ts'
import { shippingMethod } from '#website-api/modules/sales/shipping/vendors.ts'

/** Changes where an order goes and who brings it; what it was is kept as a correction. 422 on address and courier. */
export async function moveAddress(
	tx: Transaction,
	order: OrderRow,
	{ address, courier }: Pick<WantedEdit, 'address' | 'courier'>,
	author: { madeBy: string; reason: string },
): Promise<OrderRow> {
	if (!address && !courier) return order
	const values = {
		...(address ? { address: await snapshotOf(address) } : {}),
		...(courier ? courierColumns(order, courier) : {}),
	}
	const { companyId, id: orderId } = order
	const moved = onlyRow(
		await tx
			.update(orders)
			.set(values)
			.where(and(eq(orders.companyId, companyId), eq(orders.id, orderId)))
			.returning(),
	)
	const texts = (row: OrderRow) => ({
		ADDRESS: row.address ? addressText(row.address) : '',
		COURIER: `${row.vendorName} ${row.vendorMethodName}`.trim(),
	})
	const [before, after] = [texts(order), texts(moved)]
	for (const field of ['ADDRESS', 'COURIER'] as const) {
		if (before[field] === after[field]) continue
		const change = { field, before: before[field], after: after[field] }
		await tx.insert(orderCorrection).values({ companyId, orderId, ...change, ...author })
	}
	return moved
}

function courierColumns(order: OrderRow, { vendor, method }: NonNullable<WantedEdit['courier']>) {
	const known = shippingMethod(vendor, method)
	const isPickup = vendor === 'SELF_PICKUP' || order.vendorCode === 'SELF_PICKUP'
	if (isPickup || known.imageUrl.endsWith('placeholder.svg')) {
		throw fieldProblem(WantedEdit, 'courier', { message: 'COURIER_UNAVAILABLE' })
	}
	return {
		vendorCode: vendor,
		vendorMethod: method,
		vendorName: known.vendorName,
		vendorMethodName: known.methodName,
		vendorMethodGroup: known.group,
		vendorMethodImageUrl: known.imageUrl,
	}
}

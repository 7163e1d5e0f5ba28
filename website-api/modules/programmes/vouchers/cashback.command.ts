import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import { walletOwner } from '#website-api/modules/sales/orders/refund/order-money.command.ts'
import { remainingLines } from '#website-api/modules/sales/orders/refund/remaining-lines.queries.ts'
import { partOf } from '#website-api/modules/sales/orders/refund/share.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { voucherUse, type VoucherUseRow } from './voucher.table.ts'

/**
 * On COMPLETED: credits the wallet with the promised cashback, for the items that were not returned; cashback on
 * shipping in full, unless all items were returned. Once per order and voucher.
 */
export async function creditCashback(tx: Transaction, order: OrderRow) {
	const { companyId, id: orderId } = order
	const customerId = await walletOwner(tx, order)
	if (customerId === null) return
	const promised = await promises(tx, order)
	if (promised.length === 0) return
	const lines = await remainingLines(tx, order)
	const kept = lines.reduce((sum, line) => sum + line.net, 0)
	const hasUnits = lines.some(({ quantity }) => quantity > 0)
	const bought = order.subTotal - order.productDiscount - order.tierDiscount - order.coinsSpent
	for (const { isForShipping, cashback } of promised) {
		const amount = isForShipping ? (hasUnits ? cashback : 0) : partOf(cashback, kept, bought)
		await tx
			.update(voucherUse)
			.set({ credited: amount })
			.where(
				and(
					eq(voucherUse.companyId, companyId),
					eq(voucherUse.orderId, orderId),
					eq(voucherUse.isForShipping, isForShipping),
				),
			)
		if (amount === 0) continue
		await post(tx, companyId, [
			{
				from: { kind: 'discount' },
				to: { kind: 'wallet', customerId },
				amount,
				reason: 'cashback',
				dedupeKey: `cashback:${orderId}:${isForShipping ? 'shipping' : 'product'}`,
				orderId,
			},
		])
	}
}

function promises(db: Queryable, { companyId, id }: OrderRow): Promise<VoucherUseRow[]> {
	return db
		.select()
		.from(voucherUse)
		.where(
			and(
				eq(voucherUse.companyId, companyId),
				eq(voucherUse.orderId, id),
				gt(voucherUse.cashback, 0),
				isNull(voucherUse.undoneAt),
				isNull(voucherUse.credited),
			),
		)
}

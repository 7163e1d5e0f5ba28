import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { voucherUse } from './voucher.table.ts'

/** The vouchers that an order used, that of its items first. */
export function voucherUses(db: Queryable, companyId: number, orderId: string) {
	return db
		.select()
		.from(voucherUse)
		.where(and(eq(voucherUse.companyId, companyId), eq(voucherUse.orderId, orderId)))
		.orderBy(asc(voucherUse.isForShipping))
}

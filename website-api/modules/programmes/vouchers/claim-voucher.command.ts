import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { allKeys } from '#website-api/modules/platform/identity/buyer-keys.ts'
import {
	type Coupon,
	type CouponHolder,
	couponUnusable,
	type CouponRequest,
} from '#website-api/modules/sales/orders/place/coupons.ts'
import { usesOf } from './voucher-state.queries.ts'
import { voucher, voucherUse } from './voucher.table.ts'

/** A counted use whose order is not stored yet. */
export type VoucherClaim = Omit<typeof voucherUse.$inferInsert, 'orderId'>

/**
 * Counts one use of each voucher for an order about to be placed, by ascending id; concurrent uses of the same
 * voucher wait here. 409 VOUCHER_UNUSABLE if its quota or the holder's limit is reached.
 */
export async function claimVouchers(
	tx: Transaction,
	holder: CouponHolder & { phone: string },
	wishes: CouponRequest[],
): Promise<VoucherClaim[]> {
	const claims: VoucherClaim[] = []
	for (const wish of wishes.toSorted((one, other) => one.coupon.id - other.coupon.id)) {
		await count(tx, holder.companyId, wish.coupon)
		claims.push(await claimOf(tx, holder, wish))
	}
	return claims
}

/** Stores counted uses with their order. */
export async function storeUses(tx: Transaction, orderId: string, claims: VoucherClaim[]) {
	if (claims.length === 0) return
	await tx.insert(voucherUse).values(claims.map((claim) => ({ ...claim, orderId })))
}

/** Reverses the uses of an order that expires or is cancelled; repeating it does nothing. */
export async function releaseVouchers(
	tx: Transaction,
	{ companyId, id: orderId }: { companyId: number; id: string },
) {
	const undone = await tx
		.update(voucherUse)
		.set({ undoneAt: sql`now()` })
		.where(
			and(
				eq(voucherUse.companyId, companyId),
				eq(voucherUse.orderId, orderId),
				isNull(voucherUse.undoneAt),
			),
		)
		.returning({ voucherId: voucherUse.voucherId })
	const ids = undone.map(({ voucherId }) => voucherId).sort((one, other) => one - other)
	for (const id of ids) {
		await tx
			.update(voucher)
			.set({ used: sql`${voucher.used} - 1` })
			.where(and(eq(voucher.companyId, companyId), eq(voucher.id, id)))
	}
}

// A single statement, so that neither the last use of a quota is taken twice, nor a voucher that has just ended.
async function count(tx: Transaction, companyId: number, { id, isForShipping }: Coupon) {
	const counted = await tx
		.update(voucher)
		.set({ used: sql`${voucher.used} + 1` })
		.where(
			and(
				eq(voucher.companyId, companyId),
				eq(voucher.id, id),
				voucher.isActive,
				sql`${voucher.startsAt} <= now() and now() < ${voucher.endsAt}`,
				sql`(${voucher.quota} is null or ${voucher.used} < ${voucher.quota})`,
			),
		)
		.returning({ used: voucher.used })
	if (counted.length === 0) throw couponUnusable(isForShipping, { message: 'VOUCHER_USED_UP' })
}

// The voucher's row is locked here: no concurrent request can count or take a slot of it.
async function claimOf(
	tx: Transaction,
	holder: CouponHolder & { phone: string },
	{ coupon: { id, code, perCustomer, isForShipping }, discount, cashback }: CouponRequest,
): Promise<VoucherClaim> {
	const { companyId } = holder
	const name = holder.customerId ?? holder.phone
	const uses = usesOf(holder, { companyId: sql`${companyId}`, voucherId: sql`${id}` })
	const { rows } = await tx.execute<{ had: number }>(sql`select ${uses} as had`)
	if (Number(rows[0]?.had) >= perCustomer)
		throw couponUnusable(isForShipping, { message: 'VOUCHER_HAD' })
	const taken = await tx
		.select({ slot: voucherUse.slot })
		.from(voucherUse)
		.where(
			and(
				eq(voucherUse.companyId, companyId),
				eq(voucherUse.voucherId, id),
				eq(voucherUse.holder, name),
				isNull(voucherUse.undoneAt),
			),
		)
		.orderBy(asc(voucherUse.slot))
	const gap = taken.findIndex(({ slot }, at) => slot !== at + 1)
	const slot = (gap === -1 ? taken.length : gap) + 1
	return {
		companyId,
		isForShipping,
		voucherId: id,
		code,
		holder: name,
		keys: allKeys(companyId, holder),
		slot,
		discount,
		cashback,
	}
}

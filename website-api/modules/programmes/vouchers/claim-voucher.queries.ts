import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { type FieldError, Problem } from '#website-api/http/problem.ts'
import { usesOf, type VoucherHolder } from './voucher-state.queries.ts'
import { type VoucherRow, voucher, voucherUse } from './voucher.table.ts'

/** A voucher that an order was priced with, and what it gives; whole rupiah. */
export type VoucherWish = { voucher: VoucherRow; discount: number; cashback: number }

/** A use that is counted and waits for its order. */
export type VoucherClaim = Omit<typeof voucherUse.$inferInsert, 'orderId'>

/**
 * Counts one use of each voucher for an order about to be placed, by ascending id; whoever uses the same one
 * waits here. 409 VOUCHER_UNUSABLE when somebody else was faster or the holder has had theirs.
 */
export async function claimVouchers(
	tx: Transaction,
	holder: VoucherHolder & { phone: string },
	wishes: VoucherWish[],
): Promise<VoucherClaim[]> {
	const claims: VoucherClaim[] = []
	for (const wish of wishes.toSorted((one, other) => one.voucher.id - other.voucher.id)) {
		await count(tx, wish.voucher)
		claims.push(await claimOf(tx, holder, wish))
	}
	return claims
}

/** Writes counted uses down with their order. */
export async function storeUses(tx: Transaction, orderId: string, claims: VoucherClaim[]) {
	if (claims.length === 0) return
	await tx.insert(voucherUse).values(claims.map((claim) => ({ ...claim, orderId })))
}

/** Undoes the uses of an order that ends unpaid or is cancelled; a second call finds nothing. */
export async function giveVouchersBack(
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

/** 409: the shopper is asked to confirm the price without it. */
export function unusable(isForShipping: boolean, why: FieldError): Problem {
	const field = isForShipping ? 'SHIPPING_COUPON_CODE' : 'PRODUCT_COUPON_CODE'
	return new Problem(409, 'VOUCHER_UNUSABLE', { errors: { [field]: [why] } })
}

// One statement decides: the last use of a quota cannot be taken twice, nor a voucher that has just ended.
async function count(tx: Transaction, { companyId, id, isForShipping }: VoucherRow) {
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
	if (counted.length === 0) throw unusable(isForShipping, { message: 'VOUCHER_USED_UP' })
}

// The voucher's row is locked by now: nobody else can count or take a slot of it.
async function claimOf(
	tx: Transaction,
	holder: VoucherHolder & { phone: string },
	{ voucher: { companyId, id, code, perCustomer, isForShipping }, discount, cashback }: VoucherWish,
): Promise<VoucherClaim> {
	const name = holder.customerId ?? holder.phone
	const uses = usesOf(holder, { companyId: sql`${companyId}`, voucherId: sql`${id}` })
	const { rows } = await tx.execute<{ had: number }>(sql`select ${uses} as had`)
	if (Number(rows[0]?.had) >= perCustomer) throw unusable(isForShipping, { message: 'VOUCHER_HAD' })
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
		...{ companyId, isForShipping, voucherId: id, code, holder: name },
		...{ slot, discount, cashback },
	}
}

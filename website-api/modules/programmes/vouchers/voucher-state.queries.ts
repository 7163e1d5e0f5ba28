import { and, asc, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm'
import { OFFERED_VOUCHERS } from '#contract/voucher.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { arrayLiteral } from '#website-api/db/array-literal.ts'
import { countedKeys } from '#website-api/modules/platform/identity/buyer-keys.ts'
import type { CouponHolder } from '#website-api/modules/sales/orders/place/coupons.ts'
import { voucher, type VoucherRow } from './voucher.table.ts'

/** A voucher with its current state by the database's clock. */
export type VoucherState = VoucherRow & {
	hasBegun: boolean
	hasEnded: boolean
	/** Number of this holder's uses that were not reversed. */
	had: number
}

/** The company's vouchers with these codes; omits unknown codes. */
export async function vouchersCoded(
	db: Queryable,
	holder: CouponHolder,
	codes: string[],
): Promise<VoucherState[]> {
	if (codes.length === 0) return []
	return states(db, holder, inArray(voucher.code, codes))
}

/** The company's public vouchers: started, not ended, not private. */
export async function publicVouchers(db: Queryable, holder: CouponHolder): Promise<VoucherState[]> {
	return states(db, holder, isPublic)
}

/** The public vouchers, and the company's with these codes. */
export async function publicVouchersAnd(
	db: Queryable,
	holder: CouponHolder,
	codes: string[],
): Promise<VoucherState[]> {
	const coded = codes.length === 0 ? [] : [inArray(voucher.code, codes)]
	return states(db, holder, or(isPublic, ...coded))
}

const isPublic = and(
	voucher.isActive,
	not(voucher.isPrivate),
	sql`${voucher.startsAt} <= now() and now() < ${voucher.endsAt}`,
)

/** The public vouchers that this holder can use or has used; those that are used up for them come last. */
export async function offeredVouchers(
	db: Queryable,
	holder: CouponHolder,
): Promise<VoucherState[]> {
	const found = await publicVouchers(db, holder)
	const isHad = ({ had, perCustomer }: VoucherState) => had >= perCustomer
	const usable = found.filter((one) => !isHad(one) && (one.quota === null || one.used < one.quota))
	return [...usable, ...found.filter(isHad)].slice(0, OFFERED_VOUCHERS)
}

/** The number of a holder's uses that were not reversed: by account, by the phone of the order, or by a key of the buyer. */
export function usesOf(
	holder: CouponHolder,
	{ companyId, voucherId }: { companyId: SQL; voucherId: SQL },
): SQL<number> {
	const { customerId, phone } = holder
	const keys = countedKeys(holder.companyId, holder)
	const theirs = [
		...(customerId === null ? [] : [sql`placed.customer_id = ${customerId}::uuid`]),
		...(phone ? [sql`placed.customer_phone = ${phone}`] : []),
		...(keys.length === 0 ? [] : [sql`own.keys && ${arrayLiteral(keys)}::text[]`]),
	]
	if (theirs.length === 0) return sql<number>`0`
	return sql<number>`(
		select count(*)::int from voucher_use as own
		join orders as placed on placed.company_id = own.company_id and placed.id = own.order_id
		where own.company_id = ${companyId} and own.voucher_id = ${voucherId}
			and own.undone_at is null and (${sql.join(theirs, sql` or `)}))`
}

async function states(db: Queryable, holder: CouponHolder, where: SQL | undefined) {
	const rows = await db
		.select({
			voucher,
			hasBegun: sql<boolean>`${voucher.startsAt} <= now()`,
			hasEnded: sql<boolean>`${voucher.endsAt} <= now()`,
			had: usesOf(holder, {
				companyId: sql`voucher.company_id`,
				voucherId: sql`voucher.id`,
			}),
		})
		.from(voucher)
		.where(and(eq(voucher.companyId, holder.companyId), where))
		.orderBy(asc(voucher.endsAt), asc(voucher.id))
	return rows.map(({ voucher: row, ...state }) => ({ ...row, ...state }))
}

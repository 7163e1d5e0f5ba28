import { and, asc, eq, inArray, not, or, type Placeholder, sql, type SQL } from 'drizzle-orm'
import { OFFERED_VOUCHERS } from '#contract/voucher.ts'
import { builtOnce } from '#website-api/db/built-once.ts'
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
	if (codes.length === 0 && isUnknown(holder)) return publicVouchersOfNobody(db, holder.companyId)
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

// A visitor's cart asks for them with each page.
async function publicVouchersOfNobody(db: Queryable, companyId: number): Promise<VoucherState[]> {
	return (await publicRowsOfNobody(db, { companyId })).map(stateOf)
}

const publicRowsOfNobody = builtOnce((db) =>
	stateRows(db, sql.placeholder('companyId'), sql<number>`0`, isPublic),
)

/** Nothing is known by which uses could be counted. */
function isUnknown(holder: CouponHolder): boolean {
	return usesBy(holder).length === 0
}

/** The number of a holder's uses that were not reversed: by account, by the phone of the order, or by a key of the buyer. */
export function usesOf(
	holder: CouponHolder,
	{ companyId, voucherId }: { companyId: SQL; voucherId: SQL },
): SQL<number> {
	const theirs = usesBy(holder)
	if (theirs.length === 0) return sql<number>`0`
	return sql<number>`(
		select count(*)::int from voucher_use as own
		join orders as placed on placed.company_id = own.company_id and placed.id = own.order_id
		where own.company_id = ${companyId} and own.voucher_id = ${voucherId}
			and own.undone_at is null and (${sql.join(theirs, sql` or `)}))`
}

/** The conditions by which a use is a holder's. */
function usesBy(holder: CouponHolder): SQL[] {
	const { companyId, customerId, phone } = holder
	const keys = countedKeys(companyId, holder)
	return [
		...(customerId === null ? [] : [sql`placed.customer_id = ${customerId}::uuid`]),
		...(phone ? [sql`placed.customer_phone = ${phone}`] : []),
		...(keys.length === 0 ? [] : [sql`own.keys && ${arrayLiteral(keys)}::text[]`]),
	]
}

async function states(db: Queryable, holder: CouponHolder, where: SQL | undefined) {
	const had = usesOf(holder, { companyId: sql`voucher.company_id`, voucherId: sql`voucher.id` })
	return (await stateRows(db, holder.companyId, had, where)).map(stateOf)
}

function stateRows(
	db: Queryable,
	companyId: number | Placeholder,
	had: SQL<number>,
	where: SQL | undefined,
) {
	return db
		.select({
			voucher,
			hasBegun: sql<boolean>`${voucher.startsAt} <= now()`,
			hasEnded: sql<boolean>`${voucher.endsAt} <= now()`,
			had,
		})
		.from(voucher)
		.where(and(eq(voucher.companyId, companyId), where))
		.orderBy(asc(voucher.endsAt), asc(voucher.id))
}

type StateRow = Awaited<ReturnType<typeof stateRows>>[number]

function stateOf({ voucher: row, ...state }: StateRow): VoucherState {
	return { ...row, ...state }
}

import { and, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import type {
	OperatorVoucherQueryWire,
	OperatorVoucherRowWire,
} from '#contract/operator-voucher.ts'
import { likePatterns } from '#website-api/db/like-pattern.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { voucher, type VoucherRow } from './voucher.table.ts'
import { couponWire } from './voucher-wire.ts'

type Reader = { db: Queryable; locale: Locale }
type State = OperatorVoucherRowWire['STATE']

const state = sql<State>`case when not ${voucher.isActive} then 'ENDED' when ${voucher.endsAt} <= now() then 'OVER'
	when ${voucher.startsAt} > now() then 'AHEAD' when ${voucher.used} >= ${voucher.quota} then 'USED_UP'
	else 'RUNNING' end`
/** Whether an order has ever used it. */
export const isInUse = sql<boolean>`exists (select 1 from voucher_use as own
	where own.company_id = voucher.company_id and own.voucher_id = voucher.id)`

/** A page of a company's vouchers, newest first; NEXT is the cursor of the next page. */
export async function voucherPage(
	{ db, locale }: Reader,
	companyId: number,
	{ SEARCH, STATE, NEXT, LIMIT }: OperatorVoucherQueryWire,
) {
	const found = await read(
		db,
		and(
			eq(voucher.companyId, companyId),
			...likePatterns(SEARCH ?? '').map((pattern) =>
				or(ilike(voucher.code, pattern), sql`${voucher.title}::text ilike ${pattern}`),
			),
			STATE && sql`${state} = ${STATE}`,
			NEXT === undefined ? undefined : lt(voucher.id, NEXT),
		),
		LIMIT + 1,
	)
	const shown = found.slice(0, LIMIT)
	const last = found.length > LIMIT ? shown.at(-1)?.row : undefined
	return { list: shown.map((one) => rowWire(one, locale)), NEXT: last?.id ?? null }
}

/** One voucher of the company. 404 VOUCHER_NOT_FOUND. */
export async function voucherRow({ db, locale }: Reader, companyId: number, code: string) {
	const [found] = await read(db, and(eq(voucher.companyId, companyId), eq(voucher.code, code)), 1)
	if (!found) throw new Problem(404, 'VOUCHER_NOT_FOUND')
	return rowWire(found, locale)
}

type Found = { row: VoucherRow; state: State; isInUse: boolean }

function read(db: Queryable, where: SQL | undefined, most: number): Promise<Found[]> {
	return db
		.select({ row: voucher, state, isInUse })
		.from(voucher)
		.where(where)
		.orderBy(desc(voucher.id))
		.limit(most)
}

function rowWire({ row, ...found }: Found, locale: Locale): OperatorVoucherRowWire {
	const { COUPON_ID: _id, COUPON_SHORT_DESCRIPTION: _text, ...wire } = couponWire(row, locale)
	return {
		...wire,
		COUPON_TITLE_ID: row.title.id,
		COUPON_TITLE_EN: row.title.en,
		COUPON_SHORT_DESCRIPTION_ID: row.shortDescription.id,
		COUPON_SHORT_DESCRIPTION_EN: row.shortDescription.en,
		EFFECTIVE_START_DATE: row.startsAt.toISOString(),
		QUOTA: row.quota,
		PER_CUSTOMER: row.perCustomer,
		USED: row.used,
		IS_IN_USE: found.isInUse,
		IS_PRIVATE: row.isPrivate,
		IS_ACTIVE: row.isActive,
		STATE: found.state,
		VERSION: row.version,
	}
}

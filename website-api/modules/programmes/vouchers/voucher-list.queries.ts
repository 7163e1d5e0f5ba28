import { and, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import type { EditedVoucher, VoucherQuery } from '#contract/edited-voucher.ts'
import { textIn } from '#website-api/db/columns.ts'
import { likePatterns } from '#website-api/db/like-pattern.ts'
import type { Database, Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { voucher, type VoucherRow } from './voucher.table.ts'

/** The shop whose vouchers are read, in a language. */
export type Reader = { db: Database; companyId: number; locale: Locale }
type State = EditedVoucher['state']

const state = sql<State>`case when not ${voucher.isActive} then 'ENDED' when ${voucher.endsAt} <= now() then 'OVER'
	when ${voucher.startsAt} > now() then 'AHEAD' when ${voucher.used} >= ${voucher.quota} then 'USED_UP'
	else 'RUNNING' end`
/** Whether an order has ever used it. */
export const isInUse = sql<boolean>`exists (select 1 from voucher_use as own
	where own.company_id = voucher.company_id and own.voucher_id = voucher.id)`

/** A page of a company's vouchers, newest first; `next` is the cursor of the next page. */
export async function voucherPage(
	{ db, companyId, locale }: Reader,
	{ search, state: wanted, next, limit }: VoucherQuery,
) {
	const found = await read(
		db,
		and(
			eq(voucher.companyId, companyId),
			...likePatterns(search ?? '').map((pattern) =>
				or(ilike(voucher.code, pattern), sql`${voucher.title}::text ilike ${pattern}`),
			),
			wanted && sql`${state} = ${wanted}`,
			next === undefined ? undefined : lt(voucher.id, next),
		),
		limit + 1,
	)
	const shown = found.slice(0, limit)
	const last = found.length > limit ? shown.at(-1)?.row : undefined
	return { list: shown.map((one) => editedVoucher(one, locale)), next: last?.id ?? null }
}

/** One voucher of the company. 404 VOUCHER_NOT_FOUND. */
export async function voucherRow({ db, companyId, locale }: Reader, code: string) {
	const [found] = await read(db, and(eq(voucher.companyId, companyId), eq(voucher.code, code)), 1)
	if (!found) throw new Problem(404, 'VOUCHER_NOT_FOUND')
	return editedVoucher(found, locale)
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

function editedVoucher({ row, ...found }: Found, locale: Locale): EditedVoucher {
	return {
		...row,
		...found,
		title: textIn(row.title, locale),
		titleId: row.title.id,
		titleEn: row.title.en,
		descriptionId: row.shortDescription.id,
		descriptionEn: row.shortDescription.en,
	}
}

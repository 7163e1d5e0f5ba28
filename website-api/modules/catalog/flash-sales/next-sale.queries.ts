import { and, asc, eq, sql } from 'drizzle-orm'
import type { AnnouncedSale } from '#contract/flash-sale.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { flashSale } from './flash-sale.table.ts'

/** Days before its start from which a sale is announced in the shop. */
const ANNOUNCED_DAYS = 7

/** Condition: the sale has not begun, and begins within the days in which it is announced. */
export const isAnnounced = sql`${flashSale.startsAt} > now()
	and ${flashSale.startsAt} <= now() + make_interval(days => ${ANNOUNCED_DAYS})`

/** The announced flash sale that begins first; null if there is none. */
export async function nextSale(
	db: Queryable,
	companyId: number,
	locale: Locale,
): Promise<AnnouncedSale | null> {
	const [sale] = await db
		.select({ id: flashSale.id, name: flashSale.name, startsAt: flashSale.startsAt })
		.from(flashSale)
		.where(and(eq(flashSale.companyId, companyId), isAnnounced))
		.orderBy(asc(flashSale.startsAt), asc(flashSale.id))
		.limit(1)
	return sale ? { ...sale, name: textIn(sale.name, locale) } : null
}

import type { CouponWire } from '#contract/voucher.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'

/** What a home shows of the areas above: handed in where the areas are put together. */
export type HomeSources = {
	/** Vouchers that every shopper may see, those that end first in front. */
	vouchers(db: Queryable, companyId: number, locale: Locale): Promise<CouponWire[]>
	/** Names of the couriers and banks. */
	ways(db: Queryable, companyId: number): Promise<{ couriers: string[]; banks: string[] }>
}

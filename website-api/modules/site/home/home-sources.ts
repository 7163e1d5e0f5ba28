import type { CouponWire } from '#contract/voucher.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'

/** The ways of delivery and of payment: names of couriers and banks, and whether the shop takes QRIS. */
type Ways = { couriers: string[]; banks: string[]; hasQris: boolean }

/** What a home shows of the areas above: handed in where the areas are put together. */
export type HomeSources = {
	/** Vouchers that every shopper may see, those that end first in front. */
	vouchers(db: Queryable, companyId: number, locale: Locale): Promise<CouponWire[]>
	ways(db: Queryable, companyId: number): Promise<Ways>
}

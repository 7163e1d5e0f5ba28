import type { Coupon } from '#contract/voucher.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'

/** Shipping and payment methods: names of couriers and banks, and whether the shop takes QRIS. */
type Ways = { couriers: string[]; banks: string[]; hasQris: boolean }

/** Data sources of the home page from areas above; injected where the areas are put together. */
export type HomeSources = {
	/** Public vouchers, those that end first in front. */
	vouchers(db: Queryable, companyId: number, locale: Locale): Promise<Coupon[]>
	ways(db: Queryable, companyId: number): Promise<Ways>
}

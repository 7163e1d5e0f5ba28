import type { OFFERED_PAYMENT_METHODS } from '#contract/payment.ts'
import type { Coupon } from '#contract/voucher.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'

/** Names of couriers and banks, and the payment methods without accounts to choose from. */
type Ways = { couriers: string[]; banks: string[]; methods: OfferedMethod[] }
type OfferedMethod = (typeof OFFERED_PAYMENT_METHODS)[number]

/** Data sources of the home page from areas above; injected where the areas are put together. */
export type HomeSources = {
	/** Public vouchers, those that end first in front. */
	vouchers(db: Queryable, companyId: number, locale: Locale): Promise<Coupon[]>
	ways(db: Queryable, companyId: number): Promise<Ways>
}

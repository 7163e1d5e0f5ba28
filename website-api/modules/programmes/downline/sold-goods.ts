import { sql } from 'drizzle-orm'

/** What an order's goods came to, without shipping and without what was given back; whole rupiah. */
export const goodsOf = sql`greatest(0, orders.sub_total - orders.product_discount - orders.tier_discount - orders.refunded)`

/** Orders that were paid and stand. */
export const isSold = sql`orders.status not in ('PENDING', 'EXPIRED', 'CANCEL')`

/** When the month that it is in Jakarta began, by the database's clock. */
export const monthBegan = sql`(date_trunc('month', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta')`

/** A name as others see it, in the database's words: see shownName. */
export const shownNameOf = sql`regexp_replace(trim(customer.name), '^(\\S+)\\s(?:.*\\s)?(\\S)\\S*$', '\\1 \\2.')`

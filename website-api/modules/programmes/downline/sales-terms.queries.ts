import { sql } from 'drizzle-orm'
import { UNSOLD_ORDER_STATUSES } from '#contract/order-statuses.ts'
import { valuesOf } from '#website-api/db/columns.ts'

/** SQL of an order's product sales, without shipping and refunds; whole rupiah. */
export const productSalesOf = sql`greatest(0, orders.sub_total - orders.product_discount - orders.tier_discount - orders.refunded)`

/** SQL condition for paid orders that were not cancelled. */
export const isSold = sql`orders.status not in (${valuesOf(UNSOLD_ORDER_STATUSES)})`

/** SQL of the start of the current month in Jakarta, by the database's clock. */
export const monthBegan = sql`(date_trunc('month', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta')`

/** SQL of the public name; see shownName. */
export const shownNameOf = sql`regexp_replace(trim(customer.name), '^(\\S+)\\s(?:.*\\s)?(\\S)\\S*$', '\\1 \\2.')`

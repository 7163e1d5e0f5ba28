import { sql } from 'drizzle-orm'
import { variant } from './variant.table.ts'

/** Whether a variant's discount is in force by the database's clock. */
const isDiscounted = sql<boolean>`(
	${variant.discountPrice} is not null
	and (${variant.discountFrom} is null or ${variant.discountFrom} <= now())
	and (${variant.discountUntil} is null or now() < ${variant.discountUntil})
)`

/** The current price of a variant, whole rupiah. */
export const priceInForce =
	sql<number>`case when ${isDiscounted} then ${variant.discountPrice} else ${variant.price} end`.mapWith(
		Number,
	)

/** The struck-through price of a variant, or null while it has no discount. */
export const priceBefore = sql<
	number | null
>`case when ${isDiscounted} then ${variant.price} end`.mapWith(Number)

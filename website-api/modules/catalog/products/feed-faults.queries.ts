import { sql } from 'drizzle-orm'
import type { FeedFault } from '#contract/stocked-product.ts'
import { hasPage } from './card.queries.ts'
import { isPictureOfProduct, product, productMedia } from './product.table.ts'
import { variant } from './variant.table.ts'

const isOffered = sql`${variant.companyId} = ${product.companyId} and ${variant.productId} = ${product.id}
	and ${variant.active}`

/** Why product feeds leave out a product or some of its variants (feed-item.server.ts of the storefront). */
export const feedFaults = sql<FeedFault[]>`array_remove(array[
	case when not exists (select from ${productMedia} where ${isPictureOfProduct}) then 'NO_PICTURE' end,
	case when not exists (select from ${variant} where ${isOffered}) then 'NO_VARIANT' end,
	case when exists (select from ${variant} where ${isOffered}
		and least(${variant.price}, ${variant.discountPrice}) = 0) then 'NO_PRICE' end,
	case when ${product.status} = 'ARCHIVED' then 'ARCHIVED' end], null)`

/** Products that shoppers can see, but of which product feeds leave out at least a part. */
export const isLeftOutOfFeeds = sql`(${hasPage} and cardinality(${feedFaults}) > 0)`

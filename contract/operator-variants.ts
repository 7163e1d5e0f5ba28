import { z } from 'zod'
import { dataOf, RupiahWire } from './envelope.ts'
import { StockChangeWire, StockedVariantWire } from './operator-work.ts'
import { lineText } from './text.ts'

const Id = z.number().int().min(1)
const Named = StockedVariantWire.extend({
	PRODUCT_ID: Id,
	NAME_ID: z.string(),
	NAME_EN: z.string(),
})

/** GET /operator/v1/variants/{id}. */
export const VariantPageWire = dataOf(Named)
/** GET /operator/v1/variants/{id}/price-changes: the newest hundred. */
export const PriceChangesWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				CHANGE_DATE: z.iso.datetime(),
				PRICE_BEFORE: RupiahWire,
				PRICE: RupiahWire,
				DISCOUNT_BEFORE: RupiahWire.nullable(),
				DISCOUNT_PRICE: RupiahWire.nullable(),
				REASON: z.string(),
				MADE_BY: z.string(),
			}),
		),
	}),
)

/** GET /operator/v1/variant-list: offered variants, those of the newest products first. */
export const VariantListQueryWire = z.object({
	/** A SKU, or words of the product's name. */
	SEARCH: lineText().min(1).max(100).optional(),
	/** Including descendants. */
	CATEGORY_ID: z.coerce.number().int().min(1).optional(),
	/** Only variants with five or fewer available units. */
	IS_LOW: z.stringbool().default(false),
	NEXT: z
		.string()
		.regex(/^\d{1,15}:\d{1,15}$/)
		.optional(),
	LIMIT: z.coerce.number().int().min(1).max(100).default(40),
})
export const VariantListWire = dataOf(
	z.object({
		list: z.array(Named),
		/** null on the last page. */
		NEXT: z.string().nullable(),
	}),
)
/** POST /operator/v1/variant-batches/prices: each independently, like PUT /variants/{id}/price. */
export const PriceBatchWire = z.object({
	REASON: lineText().max(200).default(''),
	list: z
		.array(
			z.object({
				VARIANT_ID: Id,
				PRICE_BEFORE: RupiahWire,
				PRICE: RupiahWire,
				DISCOUNT_PRICE: RupiahWire.nullable().optional(),
			}),
		)
		.min(1)
		.max(200),
})
/** POST /operator/v1/variant-batches/stock: each independently, like POST /variants/{id}/stock-changes. */
export const StockBatchWire = z.object({
	REASON: StockChangeWire.shape.REASON,
	NOTE: StockChangeWire.shape.NOTE,
	list: z
		.array(
			z.object({
				VARIANT_ID: Id,
				ON_HAND_BEFORE: StockChangeWire.shape.ON_HAND_BEFORE,
				ON_HAND: StockChangeWire.shape.ON_HAND,
			}),
		)
		.min(1)
		.max(200),
})
export const VariantBatchAnswerWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				VARIANT_ID: Id,
				IS_DONE: z.boolean(),
				/** Why it was not changed, as a code and as text. */
				CODE: z.string().nullable(),
				MESSAGE: z.string().nullable(),
			}),
		),
	}),
)

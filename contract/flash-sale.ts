import { z } from 'zod'
import { dataOf, RupiahWire } from './envelope.ts'
import { lineText } from './text.ts'
import { enumOr } from './open-enum.ts'

/**
 * How a flash sale stands to a cart line: ON, the whole line has its price; else none of it has: TOO_MANY for what is
 * left or for one buyer, HAD all the buyer may, GONE.
 */
export const LineFlashWire = z.object({
	FLASH_STATE: enumOr(['ON', 'TOO_MANY', 'HAD', 'GONE'], 'GONE'),
	FLASH_PRICE: RupiahWire,
	FLASH_ENDS_AT: z.iso.datetime(),
	/** Units this shopper may still have at that price. */
	FLASH_MINE: z.number().int().min(0),
})
export type LineFlashWire = z.infer<typeof LineFlashWire>

/** A running flash sale's offer of a variant, for a shopper whom nobody knows yet. */
export const VariantFlashWire = z.object({
	FLASH_PRICE: RupiahWire,
	FLASH_ENDS_AT: z.iso.datetime(),
	/** Units left at that price; 0: they are gone, and VARIANT_PRICE is the usual one. */
	FLASH_LEFT: z.number().int().min(0),
	/** Units for one customer. */
	FLASH_MOST: z.number().int().min(1),
})

const units = z.number().int().min(1).max(1_000_000)

/**
 * POST /operator/v1/sites/{code}/flash-sales. 422: ENDS_AT; ITEM_LIST for an unknown SKU, a price that is no lower or a
 * variant that is in another sale at that time.
 */
export const OperatorFlashSaleWire = z
	.object({
		NAME_ID: lineText().min(3).max(60),
		NAME_EN: lineText().min(3).max(60),
		STARTS_AT: z.iso.datetime(),
		ENDS_AT: z.iso.datetime(),
		ITEM_LIST: z
			.array(
				z
					.object({
						VARIANT_SKU: z.string().min(1).max(64),
						PRICE: RupiahWire.min(1),
						/** Units at that price, and how many of them one customer may have. */
						QUOTA: units,
						MOST: units,
					})
					.refine(({ QUOTA, MOST }) => MOST <= QUOTA, { path: ['MOST'] }),
			)
			.min(1)
			.max(200),
	})
	.refine(({ STARTS_AT, ENDS_AT }) => new Date(STARTS_AT) < new Date(ENDS_AT), {
		path: ['ENDS_AT'],
	})

const OperatorFlashSaleRowWire = z.object({
	FLASH_SALE_ID: z.number().int(),
	NAME_ID: z.string(),
	NAME_EN: z.string(),
	STARTS_AT: z.iso.datetime(),
	ENDS_AT: z.iso.datetime(),
	STATE: z.enum(['AHEAD', 'RUNNING', 'OVER']),
	ITEM_LIST: z.array(
		z.object({
			VARIANT_SKU: z.string(),
			PRICE: RupiahWire,
			QUOTA: z.number().int(),
			MOST: z.number().int(),
			/** Units that orders have now; those of unpaid ones may come back. */
			SOLD: z.number().int(),
		}),
	),
})
export type OperatorFlashSaleRowWire = z.infer<typeof OperatorFlashSaleRowWire>
/**
 * GET /operator/v1/sites/{code}/flash-sales: the latest first; also the answer of POST, with the one, and of POST
 * …/flash-sales/{id}/end (404 FLASH_SALE_NOT_FOUND, 409 FLASH_SALE_OVER).
 */
export const OperatorFlashSaleListWire = dataOf(
	z.object({ list: z.array(OperatorFlashSaleRowWire) }),
)

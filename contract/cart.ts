import { z } from 'zod'
import { LineFlashWire } from './flash-sale.ts'
import { ImageWire, RupiahSumWire, RupiahWire } from './envelope.ts'
import type { Endpoint } from './endpoint.ts'

/** A cart line (spec section 3): CART_ID is the variant's id. */
export const CartLineWire = z.object({
	CART_ID: z.number().int().positive(),
	CART_QTY: z.number().int().min(1).max(1_000_000),
})
export type CartLineWire = z.infer<typeof CartLineWire>

/** A cart line with its price and availability. */
export const QuotedCartLineWire = CartLineWire.extend({
	/** Total of all requested lines with this variant. */
	CART_QTY: z.number().int().min(1),
	PRODUCT_SLUG: z.string(),
	PRODUCT_NAME: z.string(),
	/** e.g. "Merah, L"; '' for a product without options. */
	VARIANT_LABEL: z.string(),
	VARIANT_SKU: z.string(),
	VARIANT_CHOICE: z.array(z.number().int().min(0)),
	PRODUCT_IMAGE: ImageWire.nullable(),
	CART_PRICE: RupiahWire,
	CART_PRICE_BEFORE: RupiahWire.nullable(),
	/** null: no flash sale has a lower price. */
	CART_FLASH: LineFlashWire.nullable().default(null),
	CART_SUB_TOTAL: RupiahSumWire,
	CART_WEIGHT_GRAMS: z.number().int().min(0),
	/** Units available now. */
	CART_STOCK: z.number().int().min(0),
	/** Of these, units that can be ordered without an account; absent: all. */
	CART_GUEST_STOCK: z.number().int().min(0).optional(),
	IS_DIGITAL: z.boolean(),
})
export type QuotedCartLineWire = z.infer<typeof QuotedCartLineWire>

/**
 * GET /cart/cart-list-v2: the signed-in customer's lines; a visitor passes lines in
 * ?CART_LINES=id:qty,id:qty (at most 50). Lines whose variant no longer exists are omitted and counted.
 */
export const CartQueryWire = z.object({
	CART_LINES: z
		.string()
		.regex(/^(\d{1,15}:\d{1,7}(,\d{1,15}:\d{1,7}){0,49})?$/)
		.optional(),
})
export const CartListWire = z.object({ data: z.array(QuotedCartLineWire) })

/** Endpoints of the cart. */
export const CART_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/cart/cart-list-v2',
		summary: 'Cart lines with prices and stock of now; lines no longer sold are left out',
		access: 'either',
		query: CartQueryWire,
		answer: CartListWire,
	},
]

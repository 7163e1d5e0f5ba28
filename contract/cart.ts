import { z } from 'zod'
import { LineFlash } from './flash-sale.ts'
import { endpoint } from './endpoint.ts'
import { RupiahSumWire, RupiahWire } from './envelope.ts'
import { Image } from './image.ts'
import { fieldsIn, message, type Value } from './message.ts'

/** A cart line (spec section 3). */
export const CartLine = message({
	/** Of the variant. */
	id: ['CART_ID', z.number().int().positive()],
	quantity: ['CART_QTY', z.number().int().min(1).max(1_000_000)],
})
export type CartLine = Value<typeof CartLine>

/** A cart line with its price and availability; prices in whole rupiah. */
export const QuotedCartLine = message({
	...fieldsIn(CartLine),
	/** Total of all requested lines with this variant. */
	quantity: ['CART_QTY', z.number().int().min(1)],
	productSlug: ['PRODUCT_SLUG', z.string()],
	productName: ['PRODUCT_NAME', z.string()],
	/** e.g. "Merah, L"; '' for a product without options. */
	variantLabel: ['VARIANT_LABEL', z.string()],
	sku: ['VARIANT_SKU', z.string()],
	choice: ['VARIANT_CHOICE', z.array(z.number().int().min(0))],
	image: ['PRODUCT_IMAGE', Image.nullable()],
	price: ['CART_PRICE', RupiahWire],
	priceBefore: ['CART_PRICE_BEFORE', RupiahWire.nullable()],
	/** null: no flash sale has a lower price. */
	flash: ['CART_FLASH', LineFlash.nullable().default(null)],
	subTotal: ['CART_SUB_TOTAL', RupiahSumWire],
	weightGrams: ['CART_WEIGHT_GRAMS', z.number().int().min(0)],
	/** Units available now. */
	stock: ['CART_STOCK', z.number().int().min(0)],
	/** Of these, units that can be ordered without an account; absent: all. */
	guestStock: ['CART_GUEST_STOCK', z.number().int().min(0).optional()],
	isDigital: ['IS_DIGITAL', z.boolean()],
})
export type QuotedCartLine = Value<typeof QuotedCartLine>

export const QuotedCart = z.array(QuotedCartLine)
export const CartLines = message({ lines: ['CART_LIST', z.array(CartLine).max(50)] })

/** The signed-in customer's lines, or those that a visitor passes. Lines whose variant no longer exists are omitted. */
export const listCartLines = endpoint({
	method: 'GET',
	path: '/cart/cart-list-v2',
	summary: 'Cart lines with prices and stock of now; lines no longer sold are left out',
	access: 'either',
	query: message({
		/** id:qty,id:qty … of at most 50 lines. */
		lines: [
			'CART_LINES',
			z
				.string()
				.regex(/^(\d{1,15}:\d{1,7}(,\d{1,15}:\d{1,7}){0,49})?$/)
				.optional(),
		],
	}),
	answer: QuotedCart,
})

export const mergeCart = endpoint({
	method: 'POST',
	path: '/cart/merge',
	summary: "Adds a visitor's lines to the customer's cart",
	access: 'customer',
	body: CartLines,
	answer: QuotedCart,
	idempotent: true,
})

export const replaceCart = endpoint({
	method: 'PUT',
	path: '/cart',
	summary: "Puts these lines in the place of the customer's",
	access: 'customer',
	body: CartLines,
	answer: QuotedCart,
})

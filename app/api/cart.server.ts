import { CartListWire, type QuotedCartLineWire } from '#contract/cart.ts'
import type { CartLine, LineFlash, QuotedCartLine } from '#app/domain/cart.ts'
import type { LineFlashWire } from '#contract/flash-sale.ts'
import type { Call } from './call.ts'
import { imageOf } from './image.server.ts'

/** The cart's lines quoted by the website API (spec section 7). */
export function cartApi(call: Call) {
	return {
		/** Prices and stock for a visitor's lines; a line whose variant is gone is missing in the answer. */
		list: (lines: CartLine[]) =>
			call(Lines, {
				path: '/cart/cart-list-v2',
				query: { CART_LINES: lines.map((line) => `${line.id}:${line.quantity}`).join(',') },
			}),
		/** A signed-in customer's own lines. */
		mine: () => call(Lines, { path: '/cart/cart-list-v2' }),
		/** A visitor's lines go into the customer's cart, quantities adding up; answers all of it. */
		merge: (lines: CartLine[], idempotencyKey: string) =>
			call(Lines, { method: 'POST', path: '/cart/merge', body: cartList(lines), idempotencyKey }),
		/** These lines in the place of the customer's. */
		put: (lines: CartLine[]) =>
			call(Lines, { method: 'PUT', path: '/cart', body: cartList(lines) }),
	}
}

const Lines = CartListWire.transform(({ data }) => data.map(quotedLine))

function cartList(lines: CartLine[]) {
	return { CART_LIST: lines.map(({ id, quantity }) => ({ CART_ID: id, CART_QTY: quantity })) }
}

const flashStates: Record<LineFlashWire['FLASH_STATE'], LineFlash['state']> = {
	ON: 'on',
	TOO_MANY: 'tooMany',
	HAD: 'had',
	GONE: 'gone',
}

/** The only renaming of a quoted cart line; the quote uses it too. */
export function quotedLine(wire: QuotedCartLineWire): QuotedCartLine {
	return {
		id: wire.CART_ID,
		quantity: wire.CART_QTY,
		productSlug: wire.PRODUCT_SLUG,
		productName: wire.PRODUCT_NAME,
		variantLabel: wire.VARIANT_LABEL,
		sku: wire.VARIANT_SKU,
		choice: wire.VARIANT_CHOICE,
		image: wire.PRODUCT_IMAGE && imageOf(wire.PRODUCT_IMAGE),
		price: wire.CART_PRICE,
		priceBefore: wire.CART_PRICE_BEFORE,
		subTotal: wire.CART_SUB_TOTAL,
		weightGrams: wire.CART_WEIGHT_GRAMS,
		stock: wire.CART_STOCK,
		isDigital: wire.IS_DIGITAL,
		flash: wire.CART_FLASH && {
			state: flashStates[wire.CART_FLASH.FLASH_STATE],
			price: wire.CART_FLASH.FLASH_PRICE,
			endsAt: new Date(wire.CART_FLASH.FLASH_ENDS_AT),
			mine: wire.CART_FLASH.FLASH_MINE,
		},
	}
}

import { CartListWire, type QuotedCartLineWire } from '#contract/cart.ts'
import type { CartLine, LineFlash, QuotedCartLine } from '#app/domain/cart.ts'
import type { LineFlashWire } from '#contract/flash-sale.ts'
import type { Call } from './call.ts'
import { imageOf } from './image.server.ts'

/** The cart's lines quoted by the website API (spec section 7). */
export function cartApi(call: Call) {
	return {
		/** Prices and stock for a visitor's lines; lines whose variant no longer exists are left out. */
		list: (lines: CartLine[]) =>
			call(Lines, {
				path: '/cart/cart-list-v2',
				query: { CART_LINES: lines.map((line) => `${line.id}:${line.quantity}`).join(',') },
			}),
		/** A signed-in customer's stored lines. */
		mine: () => call(Lines, { path: '/cart/cart-list-v2' }),
		/** Merges a visitor's lines into the customer's cart, adding up quantities; returns all lines. */
		merge: (lines: CartLine[], idempotencyKey: string) =>
			call(Lines, { method: 'POST', path: '/cart/merge', body: cartList(lines), idempotencyKey }),
		/** Replaces the customer's lines. */
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

/** Maps a quoted cart line from the wire; also used for the lines of a quote. */
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
		guestStock: wire.CART_GUEST_STOCK ?? wire.CART_STOCK,
		isDigital: wire.IS_DIGITAL,
		flash: wire.CART_FLASH && {
			state: flashStates[wire.CART_FLASH.FLASH_STATE],
			price: wire.CART_FLASH.FLASH_PRICE,
			endsAt: new Date(wire.CART_FLASH.FLASH_ENDS_AT),
			mine: wire.CART_FLASH.FLASH_MINE,
		},
	}
}

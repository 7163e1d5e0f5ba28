import type { Image } from './image.ts'

/** A line of a cart: a variant and how many of it (spec section 3, CART_ID and CART_QTY). */
export type CartLine = { id: number; quantity: number }

/** A visitor's cart. The token is random; the version rises with every change. */
export type Cart = { token: string; version: number; lines: CartLine[] }

export type QuotedCartLine = CartLine & {
	productSlug: string
	productName: string
	variantLabel: string
	sku: string
	choice: number[]
	image: Image | null
	price: number
	priceBefore: number | null
	subTotal: number
	weightGrams: number
	stock: number
	isDigital: boolean
	flash: LineFlash | null
}

/**
 * How a flash sale stands to a line: on, the whole line has its price; else none of it has: too many for what is left
 * or for one buyer, the buyer has had theirs, or it is gone.
 */
export type LineFlash = {
	state: 'on' | 'tooMany' | 'had' | 'gone'
	price: number
	endsAt: Date
	/** Units this shopper may still have at that price. */
	mine: number
}

/** More kinds of goods than this a cart cannot hold: its cookie would outgrow the browser. */
export const maxCartLines = 50

/** Adds a quantity to a line, or a new line at the end. Quantities add up without a cart-side bound (spec section 4). */
export function addLine(lines: CartLine[], added: CartLine): CartLine[] {
	const known = lines.some((line) => line.id === added.id)
	if (!known) return [...lines, added]
	return lines.map((line) =>
		line.id === added.id ? { ...line, quantity: line.quantity + added.quantity } : line,
	)
}

/** One more of a line. */
export function increment(lines: CartLine[], id: number): CartLine[] {
	return lines.map((line) => (line.id === id ? { ...line, quantity: line.quantity + 1 } : line))
}

/** One fewer of a line, only while it is above 1 (spec section 4). */
export function decrement(lines: CartLine[], id: number): CartLine[] {
	return lines.map((line) =>
		line.id === id && line.quantity > 1 ? { ...line, quantity: line.quantity - 1 } : line,
	)
}

/** Sets a line's quantity; at least 1. */
export function setQuantity(lines: CartLine[], id: number, quantity: number): CartLine[] {
	return lines.map((line) => (line.id === id ? { ...line, quantity: Math.max(1, quantity) } : line))
}

export function removeLine(lines: CartLine[], id: number): CartLine[] {
	return lines.filter((line) => line.id !== id)
}

/** How many pieces are in the cart. */
export function pieces(lines: CartLine[]): number {
	return lines.reduce((sum, line) => sum + line.quantity, 0)
}

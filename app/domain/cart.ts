/** Largest quantity the website API accepts; the cart itself has no bound (spec section 4). */
export const maxQuantity = 1_000_000

/** A cart line: a variant and its quantity. */
export type CartLine = { id: number; quantity: number }

/** A visitor's cart. The token is random; the version increases with every change. */
export type Cart = { token: string; version: number; lines: CartLine[] }

/** The lines of a visitor as the website API is asked for them. */
export function askedLines(lines: CartLine[]): string {
	return lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',')
}

/** Units that a visitor can order now: without an account only a part of the stock. */
export function unitsFor(
	isMember: boolean,
	{ stock, guestStock = stock }: { stock: number; guestStock?: number },
) {
	return isMember ? stock : Math.min(stock, guestStock)
}

/** Why a quantity can't be ordered: fewer units are left, or fewer can be ordered without an account. */
export type Shortage = 'soldOut' | 'tooFew' | 'guestShort' | 'guestNone'

/** Null: the quantity can be ordered. `most`: the units that this visitor can order. */
export function shortageOf({
	quantity,
	stock,
	most,
}: Record<'quantity' | 'stock' | 'most', number>): Shortage | null {
	if (stock <= 0) return 'soldOut'
	if (quantity <= most) return null
	if (most < stock) return most <= 0 ? 'guestNone' : 'guestShort'
	return 'tooFew'
}

/** Most lines of a cart, and of those saved for later: the cookie of both must fit the browser's limit. */
export const maxCartLines = 50
export const maxSavedLines = 12

/** Adds a quantity to a line, or appends a new line. Quantities add up without a bound in the cart (spec section 4). */
export function addLine(lines: CartLine[], added: CartLine): CartLine[] {
	const isInCart = lines.some((line) => line.id === added.id)
	if (!isInCart) return [...lines, added]
	return lines.map((line) =>
		line.id === added.id ? { ...line, quantity: line.quantity + added.quantity } : line,
	)
}

/** Increases a line's quantity by one. */
export function increment(lines: CartLine[], id: number): CartLine[] {
	return lines.map((line) => (line.id === id ? { ...line, quantity: line.quantity + 1 } : line))
}

/** Decreases a line's quantity by one, not below 1 (spec section 4). */
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

/** Number of units in the cart. */
export function pieces(lines: CartLine[]): number {
	return lines.reduce((sum, line) => sum + line.quantity, 0)
}

import type { AppLoadContext } from '@remix-run/node'
import { listCartLines } from '#contract/cart.ts'
import {
	addLine,
	askedLines,
	maxCartLines,
	maxQuantity,
	shortageOf,
	unitsFor,
	type CartLine,
} from '#app/domain/cart.ts'
import { digits } from '#web/domain/money.ts'
import { shopEvent } from '#app/domain/shop-event.ts'
import type { CartAnswer } from '#app/features/cart/cart-answer.ts'
import { orNull } from '#app/http/or-null.ts'

/** Adds a variant to the visitor's cart, if it is sold and the cart is not full. */
export async function putIn(
	{ call, cart, customer, tracking }: AppLoadContext,
	added: CartLine,
): Promise<CartAnswer> {
	const lines = addLine(cart.current().lines, added)
	if (lines.length > maxCartLines) return { ok: false, refused: 'full' }
	if (lines.some((line) => line.quantity > maxQuantity)) return { ok: false, refused: 'tooMany' }
	const quoted = await orNull(call(listCartLines, { query: { lines: askedLines([added]) } }))
	if (quoted?.length === 0) return { ok: false, refused: 'gone' }
	cart.replace(lines)
	const line = quoted?.[0]
	if (line === undefined) return { ok: true, message: 'addedUnchecked' }
	cart.notePrices([line])
	const wanted = lines.find(({ id }) => id === line.id)?.quantity ?? 0
	const product = { variantId: line.id, name: line.productName, ...added, price: line.price }
	return {
		ok: true,
		...addedMessage(wanted, line.stock, unitsFor(customer.current() !== null, line)),
		name: line.productName,
		event: tracking ? shopEvent('add_to_cart', [product]) : undefined,
	}
}

const messages = {
	soldOut: 'addedSoldOut',
	tooFew: 'addedTooMany',
	guestShort: 'addedGuestMany',
	guestNone: 'addedGuestNone',
} as const

function addedMessage(quantity: number, stock: number, most: number) {
	const shortage = shortageOf({ quantity, stock, most })
	if (shortage === null) return { message: 'added' } as const
	return { message: messages[shortage], stock: digits(most) }
}

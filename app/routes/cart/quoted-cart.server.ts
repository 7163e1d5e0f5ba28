import type { AppLoadContext } from '@remix-run/node'
import { listCartLines, type QuotedCartLine } from '#contract/cart.ts'
import { type CartVouchers, listVouchers } from '#contract/voucher.ts'
import { askedLines } from '#app/domain/cart.ts'
import { orNull } from '#app/http/or-null.ts'

/**
 * The lines of the account or the browser with current prices and stock, and the shop's vouchers for them; null: the
 * call failed, or a visitor's cart is empty.
 */
type QuotedCart = { quoted: QuotedCartLine[] | null; offered: CartVouchers | null }

export async function quotedCart(context: AppLoadContext): Promise<QuotedCart> {
	const { call, cart, customer } = context
	const { lines } = cart.current()
	if (customer.current() === null) return visitorCart(context)
	const [own, offered] = await Promise.all([
		adoptCart(context),
		lines.length === 0 ? null : orNull(call(listVouchers, { body: { lines } })),
	])
	const kept = cart.current().lines
	if (own !== null || kept.length === 0) return { quoted: own, offered }
	return {
		quoted: await orNull(call(listCartLines, { query: { lines: askedLines(kept) } })),
		offered,
	}
}

/** With one call, which prices the lines for the vouchers anyway (docs/decisions/0029). */
async function visitorCart({ call, cart }: AppLoadContext): Promise<QuotedCart> {
	const { lines } = cart.current()
	if (lines.length === 0) return { quoted: null, offered: null }
	const answer = await orNull(call(listVouchers, { body: { lines, withLines: true } }))
	// The vouchers' failure does not hide the lines.
	const quoted =
		answer?.lines ?? (await orNull(call(listCartLines, { query: { lines: askedLines(lines) } })))
	return { quoted, offered: answer }
}

/**
 * Replaces the browser's cart by the signed-in customer's stored one and returns its quote; when the call fails, the
 * browser's cart stays and null is returned (spec section 4).
 */
async function adoptCart({ call, cart, customer }: AppLoadContext) {
	if (customer.current() === null) return null
	const lines = await orNull(call(listCartLines, {}))
	if (lines) cart.adopt(lines.map(({ id, quantity }) => ({ id, quantity })))
	return lines
}

import { listCartLines } from '#contract/cart.ts'
import { askedLines, pieces, type CartLine } from '#app/domain/cart.ts'
import { lineView, type LineView } from '#app/features/cart/line-view.ts'
import type { ShopContext } from '#app/http/context.ts'
import { orNull } from '#app/http/or-null.ts'
import { recentCards } from '../catalog/recent-cards.server.ts'
import { cartArrival } from './cart-arrival.server.ts'
import { quotedCart } from './quoted-cart.server.ts'
import { voucherOffer } from './voucher-offer.server.ts'

export type OwnCart = Awaited<ReturnType<typeof ownCart>>

const noLines: LineView[] = []

/**
 * The cart, quoted by the website API; lines no longer sold are removed. When the call fails, the page is empty and the
 * cookie unchanged (spec section 4).
 */
export async function ownCart(context: ShopContext, request: Request) {
	const [{ quoted, offered }, saved, recent, arrival] = await Promise.all([
		quotedCart(context),
		savedLines(context),
		recentCards(context),
		cartArrival(context),
	])
	const { lines } = context.cart.current()
	const shopper = shopperOf(context)
	const shown = new Set([...(quoted ?? []), ...saved].map(({ productSlug }) => productSlug))
	const cart = {
		formToken: context.formToken(),
		dataSaver: context.dataSaver,
		vanishedCount: 0,
		removed: removedLine(request, lines),
		saved: saved.map((line) => lineView(line, shopper)),
		offer: null,
		arrival,
		recent: recent.filter(({ slug }) => !shown.has(slug)),
		lines: noLines,
	}
	// An account's cart is not known to be empty when its call failed.
	const isFailed = quoted === null && (lines.length > 0 || context.customer.current() !== null)
	if (lines.length === 0 && !isFailed)
		return { ...cart, state: 'empty' as const, count: 0, freeShippingFrom: null }
	if (quoted === null) {
		return { ...cart, state: 'unknown' as const, count: pieces(lines), freeShippingFrom: null }
	}
	const availableLines = lines.filter((line) => quoted.some((other) => other.id === line.id))
	if (availableLines.length < lines.length) context.cart.replace(availableLines)
	const priceOf = new Map(quoted.map(({ id }) => [id, context.cart.priceOf(id)]))
	context.cart.notePrices(quoted.filter(({ id }) => !priceOf.get(id)))
	return {
		...cart,
		state: availableLines.length > 0 ? ('filled' as const) : ('empty' as const),
		count: pieces(availableLines),
		lines: quoted.map((line) => lineView(line, shopper, priceOf.get(line.id) ?? null)),
		vanishedCount: lines.length - availableLines.length,
		offer: voucherOffer(offered, quoted, context.checkout.current()),
		freeShippingFrom: context.site.freeShippingFrom,
	}
}

/** The lines saved for later, as far as they are still sold. */
async function savedLines(context: ShopContext) {
	const lines = context.cart.saved()
	if (lines.length === 0) return []
	return (await orNull(context.call(listCartLines, { query: { lines: askedLines(lines) } }))) ?? []
}

function shopperOf({ locale, customer }: ShopContext) {
	return { locale, isMember: customer.current() !== null }
}

/** The line that the page before took out, to put back; null when it is in the cart. */
function removedLine(request: Request, lines: CartLine[]): CartLine | null {
	const { searchParams } = new URL(request.url)
	const [, id, quantity] =
		/^([1-9]\d{0,14})\.([1-9]\d{0,6})$/.exec(searchParams.get('removed') ?? '') ?? []
	const line = { id: Number(id), quantity: Number(quantity) }
	return id === undefined || lines.some((one) => one.id === line.id) ? null : line
}

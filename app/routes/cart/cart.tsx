import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listCartLines } from '#contract/cart.ts'
import { askedLines, pieces, type CartLine } from '#app/domain/cart.ts'
import { CartScreen } from '#app/features/cart/CartScreen.tsx'
import { lineView, type LineView } from '#app/features/cart/line-view.ts'
import { RecentlyViewed } from '#app/features/recently-viewed/RecentlyViewed.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { keepLost } from '../layouts/framed.tsx'
import { quotedCart } from './quoted-cart.server.ts'
import { voucherOffer } from './voucher-offer.server.ts'
import { recentCards } from '../catalog/recent-cards.server.ts'

const noLines: LineView[] = []

export const handle = { i18n: ['cart', 'catalog'] }

/**
 * The cart, quoted by the website API; lines no longer sold are removed. When the call fails, the page is empty and the
 * cookie unchanged (spec section 4).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const [{ quoted, offered }, saved, recent] = await Promise.all([
		quotedCart(context),
		savedLines(context),
		recentCards(context),
	])
	const { lines } = context.cart.current()
	const shopper = shopperOf(context)
	const page = {
		title: translator(context.locale)('cart:title'),
		formToken: context.formToken(),
		dataSaver: context.dataSaver,
		vanishedCount: 0,
		removed: removedLine(request, lines),
		saved,
		offer: null,
		recent,
		lines: noLines,
	}
	// An account's cart is not known to be empty when its call failed.
	const isFailed = quoted === null && (lines.length > 0 || context.customer.current() !== null)
	if (lines.length === 0 && !isFailed)
		return { ...page, state: 'empty' as const, count: 0, freeShippingFrom: null }
	if (quoted === null) {
		return { ...page, state: 'unknown' as const, count: pieces(lines), freeShippingFrom: null }
	}
	const availableLines = lines.filter((line) => quoted.some((other) => other.id === line.id))
	if (availableLines.length < lines.length) context.cart.replace(availableLines)
	const priceOf = new Map(quoted.map(({ id }) => [id, context.cart.priceOf(id)]))
	context.cart.notePrices(quoted.filter(({ id }) => !priceOf.get(id)))
	return {
		...page,
		state: availableLines.length > 0 ? ('filled' as const) : ('empty' as const),
		count: pieces(availableLines),
		lines: quoted.map((line) => lineView(line, shopper, priceOf.get(line.id) ?? null)),
		vanishedCount: lines.length - availableLines.length,
		offer: voucherOffer(offered, quoted, context.checkout.current()),
		freeShippingFrom: context.site.freeShippingFrom,
	}
}

export const action = noForm

/** The lines saved for later, as far as they are still sold. */
async function savedLines(context: AppLoadContext) {
	const lines = context.cart.saved()
	if (lines.length === 0) return []
	const quoted =
		(await orNull(context.call(listCartLines, { query: { lines: askedLines(lines) } }))) ?? []
	return quoted.map((line) => lineView(line, shopperOf(context)))
}

function shopperOf({ locale, customer }: AppLoadContext) {
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

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, { title: args.data?.title ?? '', robots: 'noindex, follow' })

export default function Cart() {
	const { recent, ...cart } = useLoaderData<typeof loader>()
	return (
		<CartScreen {...cart}>
			<RecentlyViewed cards={recent} dataSaver={cart.dataSaver} />
		</CartScreen>
	)
}

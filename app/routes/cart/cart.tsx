import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { pieces } from '#app/domain/cart.ts'
import { CartScreen } from '#app/features/cart/CartScreen.tsx'
import { lineView, type LineView } from '#app/features/cart/line-view.ts'
import { RecentlyViewed } from '#app/features/recently-viewed/RecentlyViewed.tsx'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { keepLost } from '../layouts/framed.tsx'
import { adoptCart } from './adopt-cart.server.ts'
import { recentCards } from '../catalog/recent-cards.server.ts'

const noLines: LineView[] = []

export const handle = { i18n: ['cart', 'catalog'] }

/**
 * The cart, quoted by the website API; lines no longer sold are removed. When the call fails, the page is empty and the
 * cookie unchanged (spec section 4).
 */
export async function loader({ context }: LoaderFunctionArgs) {
	const [quoted, recent] = await Promise.all([quotedLines(context), recentCards(context)])
	const { lines } = context.cart.current()
	const page = {
		title: translator(context.locale)('cart:title'),
		formToken: context.formToken(),
		dataSaver: context.dataSaver,
		removedCount: 0,
		recent,
		lines: noLines,
	}
	if (lines.length === 0)
		return { ...page, state: 'empty' as const, count: 0, freeShippingFrom: null }
	if (quoted === null) {
		return { ...page, state: 'unknown' as const, count: pieces(lines), freeShippingFrom: null }
	}
	const kept = lines.filter((line) => quoted.some((other) => other.id === line.id))
	if (kept.length < lines.length) context.cart.replace(kept)
	return {
		...page,
		state: kept.length > 0 ? ('filled' as const) : ('empty' as const),
		count: pieces(kept),
		lines: quoted.map((line) => lineView(line, context.locale)),
		removedCount: lines.length - kept.length,
		freeShippingFrom: context.site.freeShippingFrom,
	}
}

/** The account's or the browser's lines with current prices and stock; null when the call fails. */
async function quotedLines(context: AppLoadContext) {
	const own = await adoptCart(context)
	const { lines } = context.cart.current()
	if (own !== null || lines.length === 0) return own
	return orNull(context.api.cart.list(lines))
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

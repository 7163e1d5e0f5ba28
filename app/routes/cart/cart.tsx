import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listCartLines } from '#contract/cart.ts'
import { askedLines, pieces, type CartLine, shortageOf } from '#app/domain/cart.ts'
import { lineView, type LineView, offlineCart } from '#app/features/cart/line-view.ts'
import { RecentlyViewed } from '#app/features/recently-viewed/RecentlyViewed.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { AsideLayout } from '#app/ui/AsideLayout.tsx'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { ProgressBar } from '#app/ui/NavigationProgress.tsx'
import { ScriptAfterPaint } from '#app/ui/ScriptAfterPaint.tsx'
import { useOfflineCopy } from '#app/features/offline/use-offline-copy.ts'
import { CartLineItem } from '#app/features/cart/CartLineItem.tsx'
import { CartSummary } from '#app/features/cart/CartSummary.tsx'
import { EmptyCart, UnknownCart } from '#app/features/cart/EmptyCart.tsx'
import { ClearCart } from '#app/features/cart/ClearCart.tsx'
import { RemovedLine, useRemovedLine } from '#app/features/cart/RemovedLine.tsx'
import { SavedLines } from '#app/features/cart/SavedLines.tsx'
import { useCartToasts } from '#app/features/cart/use-cart-toasts.ts'
import { useCartLines } from '#app/features/cart/use-cart-lines.ts'
import { useKeptChanges } from '#app/features/cart/use-kept-changes.ts'
import { keepLost } from '../layouts/framed.tsx'
import { cartArrival } from './cart-arrival.server.ts'
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
	const [{ quoted, offered }, saved, recent, arrival] = await Promise.all([
		quotedCart(context),
		savedLines(context),
		recentCards(context),
		cartArrival(context),
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
		arrival,
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

/** The cart page: lines, total, and the link to checkout. */
export default function Cart() {
	const cart = useLoaderData<typeof loader>()
	const { state, count, freeShippingFrom, offer, arrival, formToken, dataSaver } = cart
	const { t } = useTranslation('cart')
	const { lines, busy, pending } = useCartLines(cart.lines)
	useCartToasts()
	const isPageAwaited = useKeptChanges({ busy, pending })
	const { removed, setRemoved } = useRemovedLine(cart.removed, lines)
	useOfflineCopy('cart', state === 'unknown' ? undefined : offlineCart(lines))
	const notices = (
		<>
			{isPageAwaited ? <ProgressBar label={t('common:loading')} /> : null}
			<VanishedLinesNotice count={cart.vanishedCount} />
			{removed ? <RemovedLine removed={removed} formToken={formToken} /> : null}
		</>
	)
	const children = (
		<>
			<SavedLines lines={cart.saved} formToken={formToken} dataSaver={dataSaver} />
			<RecentlyViewed cards={cart.recent} dataSaver={dataSaver} />
		</>
	)
	if (state === 'unknown') return <UnknownCart count={count}>{children}</UnknownCart>
	if (lines.length === 0) return <EmptyCart notices={notices}>{children}</EmptyCart>
	const sum = {
		count: pieces(lines),
		subTotal: lines.reduce((total, line) => total + line.price * line.quantity, 0),
		blocked: lines.some((line) => shortageOf(line) !== null),
		busy,
		freeShippingFrom,
		offer,
		arrival,
	}
	return (
		<Container page>
			<ScriptAfterPaint />
			<PageHeader title={t('title')}>{t('count', { count: sum.count })}</PageHeader>
			{notices}
			<AsideLayout sticky aside={<CartSummary {...sum} />}>
				<ul>
					{lines.map((line) => (
						<CartLineItem
							key={line.id}
							line={line}
							formToken={formToken}
							dataSaver={dataSaver}
							pending={pending}
							onRemove={setRemoved}
						/>
					))}
				</ul>
				<ClearCart formToken={formToken} />
			</AsideLayout>
			{children}
		</Container>
	)
}

function VanishedLinesNotice({ count }: { count: number }) {
	const { t } = useTranslation('cart')
	if (count === 0) return null
	return (
		<div className="mb-4">
			<Alert tone="warning" role="status">
				{t('said.vanished', { count })}
			</Alert>
		</div>
	)
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { pieces, shortageOf } from '#app/domain/cart.ts'
import { offlineCart } from '#app/features/cart/line-view.ts'
import { PartWithHearts } from '#app/features/product-cards/PartWithHearts.tsx'
import { RecentlyViewed } from '#app/features/recently-viewed/RecentlyViewed.tsx'
import { noForm } from '#app/http/no-form.server.ts'
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
import { ownCart, type OwnCart } from './own-cart.server.ts'

export const handle = { i18n: ['cart', 'catalog'] }

export async function loader({ context, request }: LoaderFunctionArgs) {
	return {
		title: translator(context.locale)('cart:title'),
		own: await context.personal('cart', (visitor) => ownCart(visitor, request)),
	}
}

export const action = noForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, { title: args.data?.title ?? '', robots: 'noindex, follow' })

/** The cart page: lines, total, and the link to checkout. */
export default function CartPage() {
	const { own } = useLoaderData<typeof loader>()
	return <PartWithHearts<OwnCart> from={own}>{(cart) => <Cart {...cart} />}</PartWithHearts>
}

function Cart(cart: OwnCart) {
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

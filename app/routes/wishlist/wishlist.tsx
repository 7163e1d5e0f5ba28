import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { sharedIds } from '#app/features/wishlist/shared-ids.ts'
import { WishlistScreen } from '#app/features/wishlist/WishlistScreen.tsx'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { cardsById } from '../catalog/suggested.server.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['catalog', 'wishlist'] }

/**
 * The visitor's wishlist, or with `items` a shared one, with current prices and stock; products no longer sold are left
 * out. A customer's own is in the account.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const shared = sharedIds(new URL(request.url).searchParams.get('items'))
	const isShared = shared.length > 0
	if (!isShared && context.customer.current()) throw goTo(context.locale, paths.profile.wishlist)
	const ids = isShared ? shared : context.wishlist.list()
	const cards = ids.length === 0 ? [] : await orNull(cardsById(context, ids, { optional: false }))
	return {
		cards: cards && cards.map((card) => cardView(card, context.locale)),
		isShared,
		dataSaver: context.dataSaver,
		title: translator(context.locale)(isShared ? 'wishlist:shared.title' : 'wishlist:title'),
	}
}

export const action = noForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, { title: args.data?.title ?? '', robots: 'noindex, follow' })

export default function Wishlist() {
	return <WishlistScreen {...useLoaderData<typeof loader>()} />
}

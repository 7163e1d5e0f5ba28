import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { cardView } from '#app/features/catalog/card-view.ts'
import { WishlistScreen } from '#app/features/wishlist/WishlistScreen.tsx'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'

export const handle = { i18n: ['catalog', 'wishlist'] }

/** What this visitor put aside, with prices and stock of now; what is no longer sold is left out. */
export async function loader({ context }: LoaderFunctionArgs) {
	const ids = context.wishlist.list()
	const cards = ids.length === 0 ? [] : await orNull(context.api.catalog.byIds(ids))
	return {
		cards: cards && cards.map((card) => cardView(card, context.locale)),
		hemat: context.hemat,
		title: translator(context.locale)('wishlist:title'),
	}
}

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, { title: args.data?.title ?? '', robots: 'noindex, follow' })

export default function Wishlist() {
	return <WishlistScreen {...useLoaderData<typeof loader>()} />
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { listWishes } from '#contract/wishlist.ts'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { OwnWishlistScreen } from '#app/features/wishlist/OwnWishlistScreen.tsx'
import { sharedText } from '#app/features/wishlist/shared-ids.ts'
import { wishlistItemView } from '#app/features/wishlist/wishlist-item-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { localePath } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { keepLost } from '../layouts/framed.tsx'

export const handle = { i18n: ['catalog', 'profile', 'wishlist'] }

/** The account's wishlist; the browser's copy is updated from it. */
export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { locale, origin, dataSaver } = context
	const { list } = await orRespond(context.call(listWishes, {}))
	const ids = list.map(({ id }) => id)
	context.wishlist.adopt(ids)
	return {
		title: translator(locale)('wishlist:title'),
		// The browser's own wishlist has a page, too.
		metaTitle: translator(locale)('wishlist:own'),
		items: list.map((item) => wishlistItemView(item, locale)),
		share: `${origin}${localePath(locale, paths.wishlist)}?items=${sharedText(ids)}`,
		dataSaver,
	}
}

export const action = noForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.metaTitle, robots: 'noindex' }) : []

export default function OwnWishlist() {
	return <OwnWishlistScreen {...useLoaderData<typeof loader>()} />
}

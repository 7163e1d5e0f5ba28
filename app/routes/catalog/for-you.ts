import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { listLikedProducts } from '#contract/product-lists.ts'
import { inTime } from '#app/features/errors/lost-request.ts'
import type { ForYouAnswer } from '#app/features/recently-viewed/ForYou.tsx'
import { maxViewed } from '#app/features/recently-viewed/viewed-products.ts'
import { cardView } from '#app/features/product-cards/card-view.ts'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { reply } from '#app/http/reply.ts'
import { wantsDocument } from '#app/http/wants-document.ts'
import { paths } from '#app/paths.ts'

const ids = /^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,11}$/

/** GET ?ids=12,7: recommendations for viewed products, which only the device stores. The server stores nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	if (wantsDocument(request)) return goTo(context.locale, paths.products)
	const named = new URL(request.url).searchParams.get('ids') ?? ''
	if (!ids.test(named)) return reply<ForYouAnswer>({ cards: [] }, 422)
	const query = { ids: named.split(',').map(Number), limit: maxViewed }
	const how = { optional: true, isKept: false } as const
	const liked = await orNull(context.call(listLikedProducts, { query }, how))
	return reply<ForYouAnswer>(
		{ cards: (liked?.list ?? []).map((card) => cardView(card, context.locale)) },
		200,
	)
}

export const action = noForm

/** Optional data: a lost request is ignored. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	const empty: ForYouAnswer = { cards: [] }
	return inTime(serverLoader<ForYouAnswer>()).catch(() => empty)
}

export const shouldRevalidate = () => false

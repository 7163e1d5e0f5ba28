import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { z } from 'zod'
import { inTime } from '#app/features/errors/lost-request.ts'
import type { RecentlyViewedAnswer } from '#app/features/recently-viewed/RecentlyViewed.tsx'
import { goTo } from '#app/http/go-to.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { reply } from '#app/http/reply.ts'
import { wantsDocument } from '#app/http/wants-document.ts'
import { paths } from '#app/paths.ts'
import { recentCards } from './recent-cards.server.ts'

const Viewed = z.object({
	product: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
})

/**
 * GET ?product=: records a view of a product page, whose HTML is shared, and returns the products viewed before. A GET
 * rather than a form: the router aborts revalidations for pending forms when a form that revalidates nothing completes.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
	if (wantsDocument(request)) return goTo(context.locale, paths.products)
	const form = Viewed.safeParse(Object.fromEntries(new URL(request.url).searchParams))
	if (!form.success) return reply<RecentlyViewedAnswer>({ cards: [] }, 422)
	const { product } = form.data
	const cards = await recentCards(context)
	context.recentlyViewed.remember(product)
	return reply<RecentlyViewedAnswer>({ cards: cards.filter(({ id }) => id !== product) }, 200)
}

export const action = noForm

/** Optional data: a lost request is ignored. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	const empty: RecentlyViewedAnswer = { cards: [] }
	return inTime(serverLoader<RecentlyViewedAnswer>()).catch(() => empty)
}

export const shouldRevalidate = () => false

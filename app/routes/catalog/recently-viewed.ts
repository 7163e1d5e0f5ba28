import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { RecentlyViewedAnswer } from '#app/features/recently-viewed/RecentlyViewed.tsx'
import { goTo } from '#app/http/go-to.ts'
import { reply } from '#app/http/reply.ts'
import { recentCards } from './recent-cards.server.ts'

const Viewed = z.object({
	product: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
})

export const loader = ({ context }: LoaderFunctionArgs) => goTo(context.locale, '/products')

/** POST: a product page was opened, whose HTML is the same for everyone; answers what was looked at before. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = Viewed.safeParse(Object.fromEntries(await request.formData()))
	if (!form.success) return reply<RecentlyViewedAnswer>({ cards: [] }, 422)
	const { product } = form.data
	const cards = await recentCards(context)
	context.recentlyViewed.remember(product)
	return reply<RecentlyViewedAnswer>({ cards: cards.filter(({ id }) => id !== product) }, 200)
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { z } from 'zod'
import { reportLost, requestQueue } from '#app/features/errors/lost-request.ts'
import { goBackTo, goTo } from '#app/http/go-to.ts'
import { reply } from '#app/http/reply.ts'
import { wantsDocument } from '#app/http/wants-document.ts'
import { paths } from '#app/paths.ts'
import { moveToCart } from './move-to-cart.server.ts'

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const ids = z.array(id).max(100)
const ItemForm = z.object({
	/** Several at once: changes that were queued when the page was left. */
	add: ids,
	remove: ids,
	/** The slug of the product to add to the cart. */
	move: z
		.string()
		.regex(/^[a-z0-9-]{1,200}$/)
		.optional(),
	back: z.string().catch(paths.wishlist),
})

export const loader = ({ context }: LoaderFunctionArgs) => goTo(context.locale, paths.wishlist)

/**
 * POST: adds a product to the wishlist, removes it, or moves it to the cart; a message only for changes that would not
 * be visible.
 */
export async function action({ request, context }: ActionFunctionArgs) {
	const sent = await request.formData()
	const form = ItemForm.safeParse({
		...Object.fromEntries(sent),
		add: sent.getAll('add'),
		remove: sent.getAll('remove'),
	})
	if (!form.success) return goTo(context.locale, paths.wishlist)
	const { add, remove, move, back } = form.data
	if (move !== undefined) return moveToCart(context, move, back)
	const added = add.map((each) => context.wishlist.add(each)).every(Boolean)
	for (const each of remove) context.wishlist.remove(each)
	if (!added) context.flash({ type: 'error', key: 'wishlist:refused.full' })
	if (!wantsDocument(request)) return reply({ ok: added }, 200)
	if (added) {
		const messageKey = add.length === 0 ? 'removed' : 'saved'
		context.flash({ type: 'success', key: `wishlist:said.${messageKey}` })
	}
	return goBackTo(back, context.locale, paths.wishlist)
}

type WishAnswer = { ok: boolean; lost?: true }

const inTurn = requestQueue()

/**
 * Sends wishlist changes one after the other. A failed request becomes an answer with a message, which is left out when
 * a second press replaced the request.
 */
export function clientAction({ serverAction, request }: ClientActionFunctionArgs) {
	return inTurn(
		() => serverAction<WishAnswer>(),
		(lost) => {
			if (!request.signal.aborted) reportLost(lost ?? 'request')
			return lost === null ? { ok: false } : { ok: false, lost: true }
		},
	)
}

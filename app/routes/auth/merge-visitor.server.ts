import type { AppLoadContext } from '@remix-run/node'
import { keepReferral } from '#contract/affiliate.ts'
import { mergeWishes } from '#contract/wishlist.ts'
import { listCartLines, mergeCart } from '#contract/cart.ts'
import { ApiError } from '#app/api/failures.ts'

/**
 * At sign-in, merges the visitor's cart, wishlist and affiliate click with the account's. Recently viewed products stay
 * in the browser. When a call fails, the visitor's data stays as it is.
 */
export async function mergeVisitor({ api, cart, wishlist, affiliateClick }: AppLoadContext) {
	const { lines, token, version } = cart.current()
	const click = affiliateClick()
	const [merged, mergedWishlist] = await Promise.all([
		orNull(
			lines.length > 0
				? api.call(mergeCart, { body: { lines }, idempotencyKey: `merge_${token}_${version}` })
				: api.call(listCartLines, {}),
		),
		orNull(api.call(mergeWishes, { body: { ids: wishlist.list() } })),
		click && orNull(api.call(keepReferral, { body: { code: click.code, clickedAt: click.at } })),
	])
	if (merged) cart.adopt(merged.map(({ id, quantity }) => ({ id, quantity })))
	if (mergedWishlist) wishlist.adopt(mergedWishlist.list.map(({ id }) => id))
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
	try {
		return await answer
	} catch (error) {
		if (error instanceof ApiError) return null
		throw error
	}
}

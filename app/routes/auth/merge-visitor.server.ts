import type { AppLoadContext } from '@remix-run/node'
import { ApiError } from '#app/api/failures.ts'

/**
 * At sign-in a visitor's cart and wishlist go into the account, and the account's come here; referral codes and goods
 * looked at stay in the browser, where orders find them. A failure keeps what the visitor had.
 */
export async function mergeVisitor({ api, cart, wishlist }: AppLoadContext) {
	const { lines, token, version } = cart.current()
	const [merged, wishes] = await Promise.all([
		orKeep(lines.length > 0 ? api.cart.merge(lines, `merge_${token}_${version}`) : api.cart.mine()),
		orKeep(api.wishlist.merge(wishlist.list())),
	])
	if (merged) cart.adopt(merged.map(({ id, quantity }) => ({ id, quantity })))
	if (wishes) wishlist.adopt(wishes)
}

async function orKeep<T>(answer: Promise<T>): Promise<T | null> {
	try {
		return await answer
	} catch (error) {
		if (error instanceof ApiError) return null
		throw error
	}
}

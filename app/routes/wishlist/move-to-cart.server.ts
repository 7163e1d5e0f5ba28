import type { AppLoadContext } from '@remix-run/node'
import { getProduct } from '#contract/product.ts'
import { goBackTo, goTo } from '#app/http/go-to.ts'
import { orNull } from '#app/http/or-null.ts'
import { paths } from '#app/paths.ts'
import { putIn } from '../cart/put-in.server.ts'

/**
 * Moves a product from the wishlist to the cart; one with variants leads to its page first. `back`: the page to return
 * to.
 */
export async function moveToCart(context: AppLoadContext, slug: string, back: string) {
	const { locale, wishlist } = context
	const product = await orNull(context.call(getProduct, { slug }))
	const [variant, ...others] = product?.variants ?? []
	if (!product || !variant) {
		context.flash({ type: 'error', key: 'wishlist:refused.failed' })
		return goBackTo(back, locale, paths.wishlist)
	}
	if (others.length > 0) {
		context.flash({ type: 'info', key: 'wishlist:said.choose' })
		return goTo(locale, paths.product(product.slug))
	}
	if (variant.stock <= 0) {
		context.flash({ type: 'error', key: 'wishlist:refused.soldOut' })
		return goBackTo(back, locale, paths.wishlist)
	}
	const answer = await putIn(context, { id: variant.id, quantity: 1 })
	if (answer.ok) {
		wishlist.remove(product.id)
		context.flash({ type: 'success', key: 'cart:said.added', values: { name: product.name } })
	} else {
		context.flash({ type: 'error', key: `cart:refused.${answer.refused}` })
	}
	return goBackTo(back, locale, paths.wishlist)
}

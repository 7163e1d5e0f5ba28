import { z } from 'zod'
import { addWish, listWishes, mergeWishes, removeWish } from '#contract/wishlist.ts'
import { answer } from '#website-api/http/answer.ts'
import { addWishlistItem, mergeWishlist, removeWishlistItem } from './wish.command.ts'
import { wishlistOf } from './wish.queries.ts'

const ProductId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** The signed-in customer's wishlist. */
export const wishlistAnswers = [
	answer(listWishes, ({ db, owner, locale }) => wishlistOf(db, owner, locale)),
	answer(addWish, async ({ db, owner, locale, body }) => {
		await addWishlistItem(db, owner, body.id)
		return wishlistOf(db, owner, locale)
	}),
	answer(mergeWishes, async ({ db, owner, locale, body }) => {
		await mergeWishlist(db, owner, body.ids)
		return wishlistOf(db, owner, locale)
	}),
	answer(removeWish, async ({ db, owner, locale, params }) => {
		const id = ProductId.safeParse(params.id)
		if (id.success) await removeWishlistItem(db, owner, id.data)
		return wishlistOf(db, owner, locale)
	}),
]

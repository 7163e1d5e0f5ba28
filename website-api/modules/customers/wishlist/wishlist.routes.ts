import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { WishlistMergeWire, WishWire } from '#contract/wishlist.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readJson } from '#website-api/http/input.ts'
import { wishlistOf } from './wish.queries.ts'
import { addWishlistItem, mergeWishlist, removeWishlistItem } from './wish.command.ts'

const ProductId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** The signed-in customer's wishlist, under /wishlist. */
export const wishlistRoutes = new Hono<CustomerEnv>()
	.use(requireCustomer)
	.get('/wishlist-list', (c) => answer(c))
	.post('/', async (c) => {
		const { PRODUCT_ID } = await readJson(c, WishWire)
		await addWishlistItem(c.var.db, ownerFrom(c), PRODUCT_ID)
		return answer(c)
	})
	.post('/merge', async (c) => {
		const { PRODUCT_ID_LIST } = await readJson(c, WishlistMergeWire)
		await mergeWishlist(c.var.db, ownerFrom(c), PRODUCT_ID_LIST)
		return answer(c)
	})
	.delete('/:id', async (c) => {
		const id = ProductId.safeParse(c.req.param('id'))
		if (id.success) await removeWishlistItem(c.var.db, ownerFrom(c), id.data)
		return answer(c)
	})

async function answer(c: Context<CustomerEnv>) {
	return c.json({ data: await wishlistOf(c.var.db, ownerFrom(c), c.var.locale) })
}

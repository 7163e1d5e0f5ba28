import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { product, productMedia } from '#website-api/modules/catalog/products/product.table.ts'
import { review, reviewPicture } from '#website-api/modules/catalog/products/review.table.ts'
import { inTransaction } from '#website-api/db/database.ts'
import {
	announceUnused,
	deletePicture,
} from '#website-api/modules/platform/media/delete-picture.command.ts'
import { media } from '#website-api/modules/platform/media/media.table.ts'
import { storeUploadedPicture } from '#website-api/modules/platform/media/store-picture.command.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let tiny: TinyApi
let storefronts: GuardedShop[]

beforeAll(async () => {
	tiny = await tinyApi()
	storefronts = await Promise.all([open(), open()])
})
afterAll(async () => {
	await Promise.all(storefronts.map((storefront) => storefront.close()))
	await tiny.close()
})

/** One of two processes in front of the same shop. */
async function open() {
	const storefront = await guardedShop({ env: { PAGE_CHANGES_MS: '20' } })
	storefront.api.pass(/^\/v1\/(page-changes$|media\/)/, (request) => tiny.api.fetch(request))
	return storefront
}

const addressOf = (id: string) => `/media/${id}/160.webp`

/** The status of a picture in both storefronts and at the website API. */
async function statusesOf(id: string) {
	const answers = await Promise.all([
		...storefronts.map((storefront) => storefront.request({ target: addressOf(id) })),
		tiny.api.request(`/v1${addressOf(id)}`),
	])
	return answers.map(({ status }) => status)
}

/** A picture of its own colour in the company's store. */
async function picture(colour: string) {
	return (await storeUploadedPicture(tiny, 1, await smallJpeg(colour))).mediaId
}

async function deliverAll() {
	while (await deliverNext(tiny.db, (delivery) => deletePicture(tiny.db, delivery, tiny.storage)));
}

test('a removed product picture is forgotten by every storefront, and no cache was told to keep it', async () => {
	const id = await picture('#100')
	const [one] = await tiny.db.select().from(product).where(eq(product.slug, 'kaos-1'))
	const place = { companyId: 1, productId: one?.id ?? 0, mediaId: id, position: 90 }
	await tiny.db.insert(productMedia).values({ ...place, alt: { id: '', en: '' } })
	for (let time = 0; time < 2; time += 1) expect(await statusesOf(id)).toEqual([200, 200, 200])
	const { headers } = await storefronts[0]!.request({ target: addressOf(id) })
	expect(headers.get('cache-control')).not.toMatch(/immutable|s-maxage=\d{3}/)
	await inTransaction(tiny.db, async (tx) => {
		await tx.delete(productMedia).where(eq(productMedia.mediaId, id))
		await announceUnused(tx, 1, [id])
	})
	await deliverAll()
	expect(await tiny.db.$count(media, eq(media.id, id))).toBe(0)
	await expect.poll(() => statusesOf(id)).toEqual([404, 404, 404])
})

test('a picture of a hidden review is shown to nobody, and again when the review is', async () => {
	const id = await picture('#200')
	const [one] = await tiny.db.select().from(review).where(eq(review.companyId, 1)).limit(1)
	const reviewId = one?.id ?? 0
	await tiny.db.insert(reviewPicture).values({ companyId: 1, reviewId, position: 0, mediaId: id })
	for (let time = 0; time < 2; time += 1) expect(await statusesOf(id)).toEqual([200, 200, 200])
	const { headers } = await storefronts[0]!.request({ target: addressOf(id) })
	expect(headers.get('cache-control')).toBe('public, max-age=10, must-revalidate')
	await tiny.db
		.update(review)
		.set({ hiddenAt: new Date(), hiddenReason: 'Memuat wajah orang lain' })
		.where(eq(review.id, reviewId))
	await expect.poll(() => statusesOf(id)).toEqual([404, 404, 404])
	await tiny.db
		.update(review)
		.set({ hiddenAt: null, hiddenReason: null })
		.where(eq(review.id, reviewId))
	await expect.poll(() => statusesOf(id)).toEqual([200, 200, 200])
})

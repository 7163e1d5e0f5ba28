import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countUnread, listNotifications } from '#contract/notification.ts'
import { getProduct } from '#contract/product.ts'
import { confirmWatch, listWatches } from '#contract/watch.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { tinyCustomer, tinyPassword } from '#tests/support/tiny-customer.ts'
import { mailWriters } from '#website-api/mail-writers.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { deliverMail } from '#website-api/modules/platform/mail/deliver-mail.ts'
import type { Mail } from '#website-api/modules/platform/mail/mailer.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { fireWatches } from './fire-watches.command.ts'
import { productWatch } from './product-watch.table.ts'
import { deleteOldWatches } from './watch.command.ts'

let tiny: TinyApi
let goods: { id: number; variant: number; price: number }
beforeAll(async () => {
	tiny = await tinyApi()
	const { data } = await tiny.read(getProduct.answer, '/product/kaos-1')
	const [first] = data.VARIANT_LIST
	goods = { id: data.PRODUCT_ID, variant: first?.VARIANT_ID ?? 0, price: data.PRODUCT_PRICE_MIN }
})
afterAll(() => tiny.close())

const ask = (body: object, headers?: Record<string, string>) =>
	tiny.call('/watch', { body: { PRODUCT_ID: goods.id, ...body }, ...(headers && { headers }) })

async function setStock(onHand: number) {
	await tiny.db
		.update(stock)
		.set({ onHand })
		.where(and(eq(stock.companyId, 1), eq(stock.variantId, goods.variant)))
}

/** All mails about watches to an address. */
async function mailsTo(address: string) {
	const sent: Mail[] = []
	const settings = {
		writers: mailWriters,
		from: 'toko@contoh.id',
		secret: tiny.secret,
		mailer: { send: async (mail: Mail) => void sent.push(mail) },
		shopAddress: 'http://{host}',
	}
	while (await deliverNext(tiny.db, (delivery) => deliverMail(tiny.db, delivery, settings)));
	return sent.filter(({ to, subject }) => to === address && !subject.startsWith('Selamat datang'))
}

function tokenIn(text: string | undefined, page: string) {
	return new RegExp(`${page}\\?token=(\\S+)`).exec(text ?? '')?.[1] ?? ''
}

test('a guest confirms by mail, is notified once that a variant is back, and can end it without an account', async () => {
	await setStock(0)
	const email = 'Tamu@contoh.id'
	const wanted = { WATCH_KIND: 'STOCK', VARIANT_ID: goods.variant }
	expect((await ask(wanted)).status).toBe(422)
	expect((await ask({ ...wanted, EMAIL: email })).status).toBe(200)
	await setStock(3)
	expect(await fireWatches(tiny.db)).toBe(0)

	const [question, ...others] = await mailsTo(email)
	expect(others).toEqual([])
	const TOKEN = tokenIn(question?.text, '/watch/confirm')
	const elsewhere = { shop: 'kopi', body: { TOKEN } } as const
	expect((await tiny.call('/watch/confirmation', elsewhere)).status).toBe(410)
	const confirmed = await tiny.read(confirmWatch.answer, '/watch/confirmation', { body: { TOKEN } })
	expect(confirmed.data).toEqual({ WATCH_KIND: 'STOCK', PRODUCT_SLUG: 'kaos-1' })

	expect(await fireWatches(tiny.db)).toBe(1)
	expect(await fireWatches(tiny.db)).toBe(0)
	const [told] = await mailsTo(email)
	expect(told?.text).toContain(`/product/kaos-1?v=${goods.variant}`)
	const end = tokenIn(told?.headers?.['List-Unsubscribe'].replace('>', ''), '/unsubscribe')
	await ask({ WATCH_KIND: 'PRICE', EMAIL: email })
	expect((await tiny.call('/unsubscription', { body: { TOKEN: `${end}x` } })).status).toBe(410)
	expect((await tiny.call('/unsubscription', { body: { TOKEN: end } })).status).toBe(200)
	expect(await tiny.db.$count(productWatch, sql`fired_at is null`)).toBe(0)
})

test('a customer is notified of a lower price in the shop and by mail, and not by mail once that is switched off', async () => {
	const owner = await tinyCustomer(tiny)
	await ask({ WATCH_KIND: 'PRICE' }, owner.headers)
	await ask({ WATCH_KIND: 'PRICE' }, owner.headers)
	const waiting = await tiny.read(listWatches.answer, '/watch/watch-list', owner)
	expect(waiting.data.list).toMatchObject([{ WATCH_KIND: 'PRICE', PRODUCT_SLUG: 'kaos-1' }])
	expect(await fireWatches(tiny.db)).toBe(0)

	const isThis = and(eq(product.companyId, 1), eq(product.id, goods.id))
	await tiny.db
		.update(product)
		.set({ priceMin: goods.price - 1 })
		.where(isThis)
	expect(await fireWatches(tiny.db)).toBe(1)
	const { data } = await tiny.read(
		listNotifications.answer,
		'/notification/notification-list',
		owner,
	)
	expect(data).toMatchObject({
		list: [{ NOTIFICATION_KIND: 'PRICE_DROP', PRODUCT_SLUG: 'kaos-1', PRICE: goods.price - 1 }],
		READ_DATE: null,
	})
	const unread = async () =>
		(await tiny.read(countUnread.answer, '/notification/unread-count', owner)).data.UNREAD_COUNT
	expect(await unread()).toBe(1)
	await tiny.call('/notification/reading', { method: 'POST', body: {}, headers: owner.headers })
	expect(await unread()).toBe(0)

	const [mail] = await mailsTo(owner.CUSTOMER_EMAIL)
	const TOKEN = tokenIn(mail?.headers?.['List-Unsubscribe'].replace('>', ''), '/unsubscribe')
	expect((await tiny.call('/unsubscription', { body: { TOKEN } })).status).toBe(200)
	await ask({ WATCH_KIND: 'PRICE' }, owner.headers)
	await tiny.db
		.update(product)
		.set({ priceMin: goods.price - 2 })
		.where(isThis)
	expect(await fireWatches(tiny.db)).toBe(1)
	expect(await mailsTo(owner.CUSTOMER_EMAIL)).toEqual([])
})

test('watches end after half a year, unconfirmed ones after three days, and all with the account', async () => {
	const owner = await tinyCustomer(tiny)
	await ask({ WATCH_KIND: 'PRICE' }, owner.headers)
	await ask({ WATCH_KIND: 'PRICE', EMAIL: owner.CUSTOMER_EMAIL.toUpperCase() })
	const deleted = await tiny.call('/customer', {
		method: 'DELETE',
		headers: owner.headers,
		body: { PASSWORD: tinyPassword },
	})
	expect(deleted.status, await deleted.clone().text()).toBe(200)
	expect(await tiny.db.$count(productWatch, sql`fired_at is null`)).toBe(0)

	const other = await tinyCustomer(tiny)
	await ask({ WATCH_KIND: 'PRICE' }, other.headers)
	await ask({ WATCH_KIND: 'PRICE', EMAIL: 'lupa@contoh.id' })
	const age = (days: number) =>
		tiny.db.update(productWatch).set({ createdAt: sql`now() - make_interval(days => ${days})` })
	await age(4)
	await deleteOldWatches(tiny.db)
	expect(await tiny.db.$count(productWatch, sql`fired_at is null`)).toBe(1)
	await age(181)
	await deleteOldWatches(tiny.db)
	expect(await tiny.db.$count(productWatch)).toBe(0)
})

test('the response is the same for every email, and a product of another company is not found', async () => {
	const owner = await tinyCustomer(tiny)
	await tiny.db.delete(outbox)
	const answers = [
		await ask({ WATCH_KIND: 'PRICE', EMAIL: owner.CUSTOMER_EMAIL }),
		await ask({ WATCH_KIND: 'PRICE', EMAIL: 'siapa@contoh.id' }),
	]
	const texts = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`))
	expect(new Set(texts).size).toBe(1)
	const foreign = { WATCH_KIND: 'PRICE', PRODUCT_ID: goods.id, EMAIL: 'siapa@contoh.id' }
	expect((await tiny.call('/watch', { shop: 'kopi', body: foreign })).status).toBe(404)
})

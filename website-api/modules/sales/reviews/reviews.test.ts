import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProduct } from '#contract/product.ts'
import { getStaffReview, listReviews, listStaffReviews } from '#contract/review.ts'
import { type TinyApi, tinyApi } from '#tests/support/tiny-api.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'

const keys = { staff: newOperatorKey(), warehouse: newOperatorKey(), foreign: newOperatorKey() }

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
	const { db } = tiny
	await storeOperatorKey(db, keys.staff, { label: 's', role: 'staff', companyId: 1 })
	await storeOperatorKey(db, keys.warehouse, { label: 'w', role: 'warehouse', companyId: 1 })
	await storeOperatorKey(db, keys.foreign, { label: 'f', role: 'owner', companyId: 2 })
})
afterAll(() => tiny.close())

async function call(method: string, path: string, body?: unknown, key = keys.staff) {
	const response = await tiny.api.request(`/operator/v1/reviews${path}`, {
		method,
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

async function listed(query: string) {
	return listStaffReviews.answer.parse((await call('GET', query)).answer).data
}

async function shop() {
	const { data } = await tiny.read(getProduct.answer, '/product/jaket-hujan')
	const reviews = await tiny.read(listReviews.answer, '/product/jaket-hujan/review')
	return {
		rating: data.PRODUCT_RATING,
		count: data.PRODUCT_REVIEW_COUNT,
		stars: data.RATING_COUNT_LIST,
		replies: reviews.data.list.map(({ REVIEW_REPLY }) => REVIEW_REPLY),
	}
}

test('staff list reviews in pages, reply to them, and correct a reply', async () => {
	const first = await listed('?LIMIT=1')
	const second = await listed(`?LIMIT=1&NEXT=${first.NEXT ?? ''}`)
	const [newest, older] = [first.list[0], second.list[0]]
	expect([newest?.REVIEW_RATING, older?.REVIEW_RATING, second.NEXT]).toEqual([5, 4, null])

	const path = `/${newest?.REVIEW_ID}/reply`
	const answered = await call('PUT', path, { REPLY_TEXT: 'Terima kasih!', VERSION: 0 })
	const { VERSION, REVIEW_REPLY_DATE } = getStaffReview.answer.parse(answered.answer).data
	expect((await listed('')).list.map(({ REVIEW_ID }) => REVIEW_ID)).toEqual([older?.REVIEW_ID])
	expect((await shop()).replies).toEqual(['Terima kasih!', null])

	expect((await call('PUT', path, { REPLY_TEXT: 'Dua kali', VERSION: 0 })).status).toBe(409)
	const corrected = await call('PUT', path, { REPLY_TEXT: 'Terima kasih, Sari!', VERSION })
	expect(getStaffReview.answer.parse(corrected.answer).data).toMatchObject({ REVIEW_REPLY_DATE })
	expect((await shop()).replies).toEqual(['Terima kasih, Sari!', null])
})

test('a hidden review is excluded from lists and averages until it is published again', async () => {
	const before = await shop()
	const [lower] = (await listed('?TAB=ALL')).list.filter(({ REVIEW_RATING }) => REVIEW_RATING === 4)
	const path = `/${lower?.REVIEW_ID}/hiding`
	expect((await call('POST', path, { REASON: 'Spam dari pesaing' })).status).toBe(200)
	expect((await call('POST', path, { REASON: 'Sekali lagi' })).status).toBe(409)
	expect(await shop()).toMatchObject({ rating: 5, count: 1, stars: [0, 0, 0, 0, 1] })
	expect((await shop()).replies).toHaveLength(1)
	expect((await listed('?TAB=HIDDEN')).list).toMatchObject([{ HIDDEN_REASON: 'Spam dari pesaing' }])
	const { rows } = await tiny.db.execute(
		sql`select 1 from operator_change where table_name = 'review' and after ->> 'hidden_reason' is not null`,
	)
	expect(rows).toHaveLength(1)
	expect((await call('DELETE', path)).status).toBe(200)
	expect(await shop()).toEqual(before)
})

test('reviews of another company are not found, and reading reviews requires permission', async () => {
	const [one] = (await listed('?TAB=ALL')).list
	const path = `/${one?.REVIEW_ID}/hiding`
	expect((await call('POST', path, { REASON: 'Bukan milik kami' }, keys.foreign)).status).toBe(404)
	expect((await call('GET', '', undefined, keys.warehouse)).status).toBe(403)
	expect((await call('GET', '/999999')).status).toBe(404)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { and, eq, sql } from 'drizzle-orm'
import { changeNotices } from '#contract/staff-notice.ts'
import { getLabelSize } from '#contract/label-size.ts'
import { listViews } from '#contract/order-view.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleSale, orderById } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import { mailWriters } from '#website-api/mail-writers.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import {
	lockOrder,
	moveOrder,
} from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { addStaff } from '#website-api/modules/platform/staff/add-staff.command.ts'
import { openStaffSession } from '#website-api/modules/platform/staff/staff-session.command.ts'
import { BATCH_TOPIC, recordStaffEvents } from './record-staff-events.command.ts'
import { announceSummaries, notifyStaff } from './notify-staff.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
const tokens = new Map<string, string>()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [{ price: 100_000, stock: 8 }])
	for (const role of ['owner', 'warehouse', 'content'] as const) {
		const { id } = await addStaff(database.db, {
			email: `${role}@toko.example`,
			name: role,
			isAdministrator: false,
			roles: [{ companyCode: shop.code, role }],
		})
		const { token } = await openStaffSession(database.db, id, { device: '', address: '' })
		tokens.set(role, token)
	}
})
afterAll(() => database.close())

async function call(role: string, method: string, path: string, body?: unknown) {
	const response = await api.request(`/operator/v1${path}`, {
		method,
		headers: {
			authorization: `Bearer ${tokens.get(role) ?? ''}`,
			'content-type': 'application/json',
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

/** The announcements of a topic, in their order. */
async function announced(topic: string) {
	return database.db
		.select()
		.from(outbox)
		.where(and(eq(outbox.companyId, shop.companyId), eq(outbox.topic, topic)))
		.orderBy(outbox.id)
}

/** The mails of these announcements, by who gets them. */
async function mailsOf(topic: 'staff.notice' | 'staff.daily') {
	const scope = {
		companyId: shop.companyId,
		shop: 'Toko Uji',
		secret: 'x',
		page: () => 'https://toko.example/',
		adminPage: (path: string) => `https://admin.example${path}`,
	}
	const mails = new Map<string, string>()
	for (const { payload } of await announced(topic)) {
		const mail = await mailWriters[topic]?.(database.db, scope, payload)
		if (mail) mails.set(mail.to, JSON.stringify(mail.content))
	}
	return mails
}

test('many events of a few minutes become one mail to each whose work they are, less what they switched off', async () => {
	const sales = []
	for (let sold = 0; sold < 3; sold++) {
		const lines: [number, number][] = [[0, 1]]
		sales.push(
			await exampleSale(database.db, shop, {
				customerId: null,
				lines,
				upTo: 'PAYMENT_CONFIRMED',
			}),
		)
	}
	const off = await call('owner', 'PUT', '/notices', {
		EVENT_LIST: ['LOW_STOCK', 'WITHDRAWAL_REQUESTED'],
	})
	const chosen = changeNotices.answer.parse(off.answer).data.list
	expect(chosen.filter(({ IS_ON }) => IS_ON).map(({ EVENT }) => EVENT)).toEqual([
		'WITHDRAWAL_REQUESTED',
		'LOW_STOCK',
	])
	for (const topic of ['order.placed', 'order.status']) {
		// A delivery may be tried again.
		for (const delivery of [...(await announced(topic)), ...(await announced(topic))]) {
			await recordStaffEvents(database.db, delivery)
		}
	}
	// Two when the events fell into different spans.
	const batches = await announced(BATCH_TOPIC)
	expect([1, 2]).toContain(batches.length)
	const [batch] = batches
	if (!batch) throw new Error('Nothing is to be told.')
	await notifyStaff(database.db, batch)
	await notifyStaff(database.db, batch)
	expect(await announced('staff.notice')).toHaveLength(3)
	const mails = await mailsOf('staff.notice')
	expect([...mails.keys()].toSorted()).toEqual(['owner@toko.example', 'warehouse@toko.example'])
	const packing = mails.get('warehouse@toko.example') ?? ''
	expect(packing).toContain('3 pesanan baru sudah dibayar')
	for (const { number } of sales) expect(packing).toContain(number)
	expect(mails.get('owner@toko.example')).not.toContain('pesanan baru')
	expect(mails.get('owner@toko.example')).toContain('hampir habis')
})

test('a summary goes once a day to those who read reports, with what waits', async () => {
	await call('owner', 'PUT', '/notices', { EVENT_LIST: ['DAILY_SUMMARY'] })
	await announceSummaries(database.db)
	await announceSummaries(database.db)
	const hour = sql<number>`extract(hour from now() at time zone 'Asia/Jakarta')::int`
	const [now] = await database.db.select({ hour }).from(outbox).limit(1)
	expect(await announced('staff.summary')).toHaveLength((now?.hour ?? 0) >= 7 ? 1 : 0)
	await notifyStaff(database.db, {
		id: 1,
		companyId: shop.companyId,
		topic: 'staff.summary',
		tries: 1,
		payload: { day: '2026-01-01' },
	})
	const mails = await mailsOf('staff.daily')
	expect([...mails.keys()]).toEqual(['owner@toko.example'])
	expect(mails.get('owner@toko.example')).toContain('Perlu dikemas')
})

test('a summary counts what was paid and kept on its day, as the reports do', async () => {
	const sale = async (upTo: 'PENDING' | 'PAYMENT_CONFIRMED') => {
		const { id } = await exampleSale(database.db, shop, {
			customerId: null,
			lines: [[0, 1]],
			upTo,
			isCollected: true,
		})
		const placedAt = new Date('2026-02-03T05:00:00Z')
		await database.db.update(orders).set({ placedAt }).where(eq(orders.id, id))
		return id
	}
	const kept = await orderById(database.db, await sale('PAYMENT_CONFIRMED'))
	await sale('PENDING')
	const cancelled = await orderById(database.db, await sale('PAYMENT_CONFIRMED'))
	await inTransaction(database.db, async (tx) => {
		const row = await lockOrder(tx, shop.companyId, cancelled.number)
		return moveOrder(tx, row, { to: 'CANCEL', actor: 'staff' })
	})
	await database.db.delete(outbox).where(eq(outbox.topic, 'staff.daily'))
	await notifyStaff(database.db, {
		id: 2,
		companyId: shop.companyId,
		topic: 'staff.summary',
		tries: 1,
		payload: { day: '2026-02-03' },
	})
	const mail = (await mailsOf('staff.daily')).get('owner@toko.example')
	expect(mail).toContain(`Kemarin: 1 pesanan dibayar, ${mailRupiah(kept.total)}.`)
})

test('each keeps views of the order list, and sees only their own', async () => {
	const view = { NAME: 'Perlu dicek', TAB: 'TO_CHECK', SEARCH: '' }
	expect((await call('owner', 'POST', '/order-views', view)).status).toBe(200)
	const kept = await call('owner', 'POST', '/order-views', { ...view, SEARCH: 'sari' })
	const { list } = listViews.answer.parse(kept.answer).data
	expect(list).toMatchObject([{ NAME: 'Perlu dicek', SEARCH: 'sari' }])
	const theirs = await call('warehouse', 'GET', '/order-views')
	expect(listViews.answer.parse(theirs.answer).data.list).toEqual([])
	const path = `/order-views/${list[0]?.VIEW_ID ?? ''}`
	expect((await call('warehouse', 'DELETE', path)).status).toBe(404)
	expect((await call('owner', 'DELETE', path)).status).toBe(200)
})

test('each keeps the size of labels that they print', async () => {
	const sizeOf = async (role: string) => {
		const { answer } = await call(role, 'GET', '/label-size')
		return getLabelSize.answer.parse(answer).data.LABEL_SIZE
	}
	expect(await sizeOf('warehouse')).toBe('100X150')
	expect((await call('warehouse', 'PUT', '/label-size', { LABEL_SIZE: '80MM' })).status).toBe(200)
	expect((await call('warehouse', 'PUT', '/label-size', { LABEL_SIZE: 'A3' })).status).toBe(422)
	expect([await sizeOf('warehouse'), await sizeOf('owner')]).toEqual(['80MM', '100X150'])
})

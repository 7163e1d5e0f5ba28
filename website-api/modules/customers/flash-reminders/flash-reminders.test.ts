import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getFlashSale } from '#contract/flash-sale.ts'
import { listSaleReminders, MAX_FLASH_REMINDERS } from '#contract/flash-sale.ts'
import { listNotifications } from '#contract/notification.ts'
import { exampleFlashSale } from '#tests/support/example-flash-sale.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { tinyCustomer, tinyPassword } from '#tests/support/tiny-customer.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { mailWriters } from '#website-api/mail-writers.ts'
import { endSale } from '#website-api/modules/catalog/flash-sales/end-sale.command.ts'
import { flashSale } from '#website-api/modules/catalog/flash-sales/flash-sale.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { deliverMail } from '#website-api/modules/platform/mail/deliver-mail.ts'
import type { Mail } from '#website-api/modules/platform/mail/mailer.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { fireReminders } from './fire-reminders.command.ts'
import { deleteOldReminders } from './flash-reminder.command.ts'
import { flashReminder } from './flash-reminder.table.ts'

let tiny: TinyApi
let owner: Awaited<ReturnType<typeof tinyCustomer>>
let sale = 0
beforeAll(async () => {
	tiny = await tinyApi()
})
beforeEach(async () => {
	await tiny.db.delete(flashReminder)
	await tiny.db.update(flashSale).set({ startsAt: sql`'2020-01-01'`, endsAt: sql`'2020-01-02'` })
	owner = await tinyCustomer(tiny)
	sale = await plannedSale()
})
afterAll(() => tiny.close())

async function plannedSale() {
	const [tee] = await tiny.db
		.select({ id: variant.id })
		.from(variant)
		.where(and(eq(variant.companyId, 1), eq(variant.sku, 'KP-4')))
	const item = { variantId: tee?.id ?? 0, price: 40_000, quota: 3 }
	return exampleFlashSale(tiny.db, 1, [item], { startsInHours: 24 })
}

/** Moves a sale so that it starts in so many hours and takes one. The column would round a part of a millisecond up. */
const startIn = (hours: number, id = sale) =>
	tiny.db
		.update(flashSale)
		.set({
			startsAt: sql`date_trunc('milliseconds', now()) + make_interval(hours => ${hours}::int)`,
			endsAt: sql`now() + make_interval(hours => ${hours + 1}::int)`,
		})
		.where(and(eq(flashSale.companyId, 1), eq(flashSale.id, id)))

const change = (method: 'PUT' | 'DELETE', id: number | string = sale, headers = owner.headers) =>
	tiny.call(`/flash-sale/${id}/reminder`, { method, headers })

const waiting = async () =>
	(await tiny.read(listSaleReminders.answer, '/flash-sale/reminder-list', owner)).data.list

async function mails() {
	const sent: Mail[] = []
	const settings = {
		writers: mailWriters,
		from: 'toko@contoh.id',
		secret: tiny.secret,
		mailer: { send: async (mail: Mail) => void sent.push(mail) },
		shopAddress: 'http://{host}',
	}
	while (await deliverNext(tiny.db, (delivery) => deliverMail(tiny.db, delivery, settings)));
	return sent.filter(({ subject }) => subject.includes('Kilat Sabtu'))
}

test('a sale is announced a week before, and a reminder of it is set once and removed', async () => {
	const next = async () => (await tiny.read(getFlashSale.answer, '/flash-sale')).data.NEXT_SALE
	expect(await next()).toMatchObject({ FLASH_SALE_ID: sale, FLASH_SALE_NAME: 'Kilat Sabtu' })
	expect((await change('PUT')).status).toBe(200)
	expect((await change('PUT')).status).toBe(200)
	expect(await waiting()).toMatchObject([{ FLASH_SALE_ID: sale }])
	expect((await change('DELETE')).status).toBe(200)
	expect((await change('DELETE')).status).toBe(200)
	expect(await waiting()).toEqual([])

	await startIn(24 * 8)
	expect(await next()).toBeNull()
	expect((await change('PUT')).status).toBe(404)
})

test('a customer is reminded once in the shop and by mail, when the sale really starts', async () => {
	await change('PUT')
	expect(await fireReminders(tiny.db)).toBe(0)
	await startIn(24 * 10)
	expect(await fireReminders(tiny.db)).toBe(0)
	await startIn(0)
	expect(await fireReminders(tiny.db)).toBe(1)
	expect(await fireReminders(tiny.db)).toBe(0)
	expect((await change('PUT')).status).toBe(404)
	await change('DELETE')
	const { data } = await tiny.read(
		listNotifications.answer,
		'/notification/notification-list',
		owner,
	)
	expect(data.list).toMatchObject([
		{ NOTIFICATION_KIND: 'FLASH_SALE', FLASH_SALE_NAME: 'Kilat Sabtu' },
	])
	const [mail, ...others] = await mails()
	expect(others).toEqual([])
	expect(mail).toMatchObject({
		to: owner.CUSTOMER_EMAIL,
		subject: 'Flash sale Kilat Sabtu sudah dimulai',
	})
	expect(mail?.headers?.['List-Unsubscribe']).toContain('/unsubscribe?token=')
})

test('no mail is sent if it is switched off, the sale is over, or it was called off', async () => {
	await change('PUT')
	const off = { method: 'PUT', headers: owner.headers, body: { MAIL_OFF_LIST: ['FLASH_SALE'] } }
	expect((await tiny.call('/notification/mail-preference', off)).status).toBe(200)
	const other = await tinyCustomer(tiny)
	await change('PUT', sale, other.headers)
	await startIn(0)
	expect(await fireReminders(tiny.db)).toBe(2)
	expect(await mails()).toMatchObject([{ to: other.CUSTOMER_EMAIL }])

	const second = await plannedSale()
	await change('PUT', second, other.headers)
	await inTransaction(tiny.db, (tx) => endSale(tx, 1, second))
	const third = await plannedSale()
	await change('PUT', third, other.headers)
	await startIn(-2, third)
	expect(await fireReminders(tiny.db)).toBe(0)
	expect(await mails()).toEqual([])
})

test('sales of other companies, unknown and running ones are not found', async () => {
	const elsewhere = await tinyCustomer(tiny, 'kopi')
	const foreign = await tiny.call(`/flash-sale/${sale}/reminder`, {
		method: 'PUT',
		shop: 'kopi',
		headers: elsewhere.headers,
	})
	expect(foreign.status).toBe(404)
	for (const id of [sale + 1_000, 'x', '9'.repeat(30), '0']) {
		expect((await change('PUT', id)).status, String(id)).toBe(404)
		expect((await change('DELETE', id)).status, String(id)).toBe(200)
	}
	await startIn(0)
	expect((await change('PUT')).status).toBe(404)
})

test('a customer has at most twenty open reminders, and none after the account', async () => {
	const times = { startsAt: sql`now() + interval '1 day'`, endsAt: sql`now() + interval '2 days'` }
	const rows = Array.from({ length: MAX_FLASH_REMINDERS }, () => ({
		companyId: 1,
		name: { id: 'Lain', en: 'Other' },
		...times,
	}))
	const others = await tiny.db.insert(flashSale).values(rows).returning({ id: flashSale.id })
	for (const { id } of others) expect((await change('PUT', id)).status).toBe(200)
	expect((await change('PUT')).status).toBe(409)
	expect((await change('PUT', others[0]?.id)).status).toBe(200)
	expect(await tiny.db.$count(flashReminder)).toBe(MAX_FLASH_REMINDERS)
	const deleted = await tiny.call('/customer', {
		method: 'DELETE',
		headers: owner.headers,
		body: { PASSWORD: tinyPassword },
	})
	expect(deleted.status, await deleted.clone().text()).toBe(200)
	expect(await tiny.db.$count(flashReminder)).toBe(0)
})

test('reminders are deleted 90 days after the sale', async () => {
	await change('PUT')
	await startIn(-24 * 89)
	await deleteOldReminders(tiny.db)
	expect(await tiny.db.$count(flashReminder)).toBe(1)
	await startIn(-24 * 91)
	await deleteOldReminders(tiny.db)
	expect(await tiny.db.$count(flashReminder)).toBe(0)
})

import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getAccountInfo, CustomerExportWire, getProfile } from '#contract/account.ts'
import { createOrder } from '#contract/shown-order.ts'
import { exampleOrder, formKeyText } from '#tests/support/example-shop.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { tinyCustomer, tinyPassword } from '#tests/support/tiny-customer.ts'
import { linkToken } from '#website-api/modules/customers/auth/link.queries.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

let tiny: TinyApi
let owner: Awaited<ReturnType<typeof tinyCustomer>>
beforeAll(async () => {
	tiny = await tinyApi()
})
beforeEach(async () => {
	owner = await tinyCustomer(tiny)
})
afterAll(() => tiny.close())

const send = (method: string, address: string, body?: unknown) =>
	tiny.call(address, { method, body, headers: owner.headers })

async function profile() {
	const { data } = await tiny.read(getProfile.answer, '/customer/profile', owner)
	return data
}

function edit(change: object = {}) {
	return send('PUT', '/customer/profile', {
		CUSTOMER_NAME: owner.CUSTOMER_NAME,
		CUSTOMER_EMAIL: owner.CUSTOMER_EMAIL,
		CUSTOMER_PHONE: owner.CUSTOMER_PHONE,
		CUSTOMER_BIRTHDAY: null,
		...change,
	})
}

async function newestLink() {
	const rows = await tiny.db.select().from(outbox).where(eq(outbox.topic, 'customer.email-change'))
	const { linkId } = z.object({ linkId: z.string() }).parse(rows.at(-1)?.payload)
	return linkToken(linkId, tiny.secret)
}

async function isConfirmed() {
	const [row] = await tiny.db
		.update(customer)
		.set({ emailConfirmedAt: new Date() })
		.where(eq(customer.email, owner.CUSTOMER_EMAIL))
		.returning({ id: customer.id })
	if (!row) throw new Error('no customer')
	return row
}

test('[CU-01] account info has its four fields, all zero for a new customer', async () => {
	const { data } = await tiny.read(getAccountInfo.answer, '/customer-account-info', owner)
	expect(data).toEqual({
		CUSTOMER_AFFILIATE_TRACKING_CODE: null,
		CUSTOMER_COINS_BALANCE: 0,
		CUSTOMER_WALLET_BALANCE: 0,
		CUSTOMER_AFFILIATE_BALANCE: 0,
	})
})

describe('profile', () => {
	test('name and birthday change at once; a birthday in the future is rejected', async () => {
		const change = { CUSTOMER_NAME: 'Nama Baru', CUSTOMER_BIRTHDAY: '1990-05-17' }
		expect((await edit(change)).status).toBe(200)
		expect(await profile()).toMatchObject(change)
		expect((await edit({ CUSTOMER_BIRTHDAY: '2999-01-01' })).status).toBe(422)
	})

	test('another email needs confirmation by link and the password, and works once', async () => {
		const CUSTOMER_EMAIL = `baru-${owner.CUSTOMER_EMAIL}`
		expect((await edit({ CUSTOMER_EMAIL })).status).toBe(422)
		expect((await edit({ CUSTOMER_EMAIL, PASSWORD: tinyPassword })).status).toBe(200)
		expect(await profile()).toMatchObject({
			CUSTOMER_EMAIL: owner.CUSTOMER_EMAIL,
			CUSTOMER_EMAIL_WAITING: CUSTOMER_EMAIL,
		})
		const confirm = { body: { CONFIRM_TOKEN: await newestLink() } }
		expect((await tiny.call('/customer/email-confirmation', confirm)).status).toBe(200)
		expect(await profile()).toMatchObject({
			CUSTOMER_EMAIL,
			CUSTOMER_EMAIL_WAITING: null,
			IS_EMAIL_CONFIRMED: true,
		})
		expect((await tiny.call('/customer/email-confirmation', confirm)).status).toBe(410)
	})

	test('the confirmed old email is notified of a new one, and a new password cancels it', async () => {
		const { id } = await isConfirmed()
		const CUSTOMER_EMAIL = `curi-${owner.CUSTOMER_EMAIL}`
		expect((await edit({ CUSTOMER_EMAIL, PASSWORD: tinyPassword })).status).toBe(200)
		const notices = await tiny.db
			.select()
			.from(outbox)
			.where(eq(outbox.topic, 'customer.email-change-notice'))
		expect(notices.map(({ payload }) => payload)).toEqual([
			expect.objectContaining({ customerId: id }),
		])
		const confirm = { body: { CONFIRM_TOKEN: await newestLink() } }
		const password = {
			PASSWORD_CURRENT: tinyPassword,
			PASSWORD: `lain ${tinyPassword}`,
			DEVICE_LABEL: 'Pixel',
		}
		expect((await send('POST', '/auth/password-change', password)).status).toBe(200)
		expect((await tiny.call('/customer/email-confirmation', confirm)).status).toBe(410)
	})

	test('an unconfirmed old email is not notified, and five new ones an hour are mailed', async () => {
		const before = await tiny.db.$count(outbox, eq(outbox.topic, 'customer.email-change-notice'))
		for (let at = 1; at <= 6; at++) {
			const change = { CUSTOMER_EMAIL: `no${at}-${owner.CUSTOMER_EMAIL}`, PASSWORD: tinyPassword }
			expect((await edit(change)).status).toBe(at <= 5 ? 200 : 429)
		}
		const after = await tiny.db.$count(outbox, eq(outbox.topic, 'customer.email-change-notice'))
		expect(after).toBe(before)
	})

	test('an email that another account has taken meanwhile is rejected', async () => {
		const CUSTOMER_EMAIL = `rebutan-${owner.CUSTOMER_EMAIL}`
		await edit({ CUSTOMER_EMAIL, PASSWORD: tinyPassword })
		const token = await newestLink()
		const quick = {
			CUSTOMER_NAME: 'Cepat',
			CUSTOMER_EMAIL,
			CUSTOMER_PHONE: '081277770001',
			PASSWORD: tinyPassword,
			IS_AGREED: true,
		}
		expect((await tiny.call('/auth/register', { body: quick })).status).toBe(201)
		const answer = await tiny.call('/customer/email-confirmation', {
			body: { CONFIRM_TOKEN: token },
		})
		expect(answer.status).toBe(409)
	})

	test('a taken phone is rejected', async () => {
		const other = await tinyCustomer(tiny)
		const change = { CUSTOMER_PHONE: other.CUSTOMER_PHONE, PASSWORD: tinyPassword }
		expect((await edit(change)).status).toBe(409)
	})
})

test('a picture is encoded anew, visible to its owner only, and deleted with the next one', async () => {
	const png = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#c33' } })
		.withMetadata({ exif: { IFD0: { Copyright: 'rahasia' } } })
		.png()
		.toBuffer()
	const put = (bytes: Uint8Array<ArrayBuffer>) => {
		const form = new FormData()
		form.set('PICTURE', new Blob([bytes]), 'saya.png')
		return tiny.api.request('/v1/customer/picture', {
			method: 'PUT',
			headers: { ...owner.headers, 'api-access': tiny.key() },
			body: form,
		})
	}
	expect((await put(new Uint8Array(png))).status).toBe(200)
	const first = (await profile()).PICTURE_ID ?? ''
	const shown = await tiny.call('/customer/picture', owner)
	expect(shown.headers.get('content-type')).toBe('image/jpeg')
	expect(Buffer.from(await shown.arrayBuffer()).includes('rahasia')).toBe(false)
	expect((await put(new TextEncoder().encode('<svg onload=alert(1)>'))).status).toBe(422)
	expect((await put(new Uint8Array(png))).status).toBe(200)
	expect((await profile()).PICTURE_ID).not.toBe(first)
	expect(await tiny.storage.readPrivate(first)).toBeUndefined()
	expect((await send('DELETE', '/customer/picture')).status).toBe(200)
	expect((await tiny.call('/customer/picture', owner)).status).toBe(404)
})

async function order() {
	const [row] = await tiny.db.select().from(variant).where(eq(variant.sku, 'KP-14'))
	const request = {
		...exampleOrder([[row?.id ?? 0, 1]], 63_000),
		ADDRESS: null,
		VENDOR_CODE: 'SELF_PICKUP',
		VENDOR_METHOD: 'self_pickup',
	}
	const headers = { ...owner.headers, 'idempotency-key': formKeyText() }
	const answer = await tiny.call('/order', { body: request, headers })
	return createOrder.answer.parse(await answer.json()).data.ORDER_NUMBER
}

describe('account deletion', () => {
	test('the export contains every table with data of the customer, and no secrets', async () => {
		const number = await order()
		const { data } = await tiny.read(CustomerExportWire, '/customer/export', owner)
		expect(data.customer?.[0]).toMatchObject({ email: owner.CUSTOMER_EMAIL })
		expect(data.orders?.[0]).toMatchObject({ number })
		expect(data.order_line).toHaveLength(1)
		expect(data.customer_session).toHaveLength(1)
		const text = JSON.stringify(data)
		expect(text).not.toMatch(/argon2|password_hash|digest/)
		const other = await tinyCustomer(tiny)
		expect(text).not.toContain(other.CUSTOMER_EMAIL)
	})

	test('is rejected while an order is open; then personal data is deleted and the order stays', async () => {
		const number = await order()
		expect((await send('DELETE', '/customer', { PASSWORD: 'salah' })).status).toBe(422)
		expect((await send('DELETE', '/customer', { PASSWORD: tinyPassword })).status).toBe(409)
		expect((await send('POST', `/order/${number}/cancellation`)).status).toBe(200)
		expect((await send('DELETE', '/customer', { PASSWORD: tinyPassword })).status).toBe(200)
		expect((await tiny.call('/customer/profile', owner)).status).toBe(401)
		const [row] = await tiny.db
			.select()
			.from(customer)
			.where(eq(customer.code, owner.CUSTOMER_CODE))
		expect(row).toMatchObject({ name: '', email: '', phone: '', passwordHash: null })
		expect(await tiny.db.select().from(orders).where(eq(orders.number, number))).toHaveLength(1)
		const again = {
			CUSTOMER_NAME: 'Kembali',
			CUSTOMER_EMAIL: owner.CUSTOMER_EMAIL,
			IS_AGREED: true,
			CUSTOMER_PHONE: owner.CUSTOMER_PHONE,
			PASSWORD: tinyPassword,
		}
		expect((await tiny.call('/auth/register', { body: again })).status).toBe(201)
	})
})

import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { encode } from 'uqr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { listPaymentMethods } from '#contract/payment.ts'
import { listShopBanks } from '#contract/shop-bank.ts'
import { exampleApi, exampleSecret, storefrontHeaders } from '#tests/support/example-api.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { mailWriters } from '#website-api/mail-writers.ts'
import { closed } from '#website-api/modules/platform/companies/qris.ts'
import { deliverMail } from '#website-api/modules/platform/mail/deliver-mail.ts'
import type { Mail } from '#website-api/modules/platform/mail/mailer.ts'
import { operatorChange } from '#website-api/modules/platform/operator-api/operator-event.table.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { addStaff } from '#website-api/modules/platform/staff/add-staff.command.ts'
import {
	confirmStaffSession,
	openStaffSession,
} from '#website-api/modules/platform/staff/staff-session.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let token: string
let confirmedToken: string

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [])
	const { id } = await addStaff(database.db, {
		email: 'pemilik@toko.example',
		name: 'Ibu Rina',
		isAdministrator: false,
		roles: [{ companyCode: shop.code, role: 'owner' }],
	})
	const device = { device: '', address: '' }
	token = (await openStaffSession(database.db, id, device)).token
	const confirmed = await openStaffSession(database.db, id, device)
	await confirmStaffSession(database.db, confirmed.id)
	confirmedToken = confirmed.token
})
afterAll(() => database.close())

async function call(method: string, path: string, body?: unknown, bearer = confirmedToken) {
	const isPicture = body instanceof Uint8Array
	const response = await api.request(`/operator/v1${path}`, {
		method,
		headers: {
			authorization: `Bearer ${bearer}`,
			'content-type': isPicture ? 'image/png' : 'application/json',
		},
		...(body === undefined
			? {}
			: { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

async function accounts() {
	const { data } = listShopBanks.answer.parse((await call('GET', '/bank-accounts')).answer)
	return data
}

async function offered() {
	const response = await api.request('/v1/payment/method-list', {
		headers: storefrontHeaders(shop),
	})
	const { list } = listPaymentMethods.answer.parse(await response.json()).data
	return list.flatMap(({ PAYMENT_METHOD, BANK_LIST }) =>
		BANK_LIST.length > 0 ? BANK_LIST.map(({ BANK_CODE }) => BANK_CODE) : [PAYMENT_METHOD],
	)
}

async function mails(): Promise<Mail[]> {
	const sent: Mail[] = []
	const settings = {
		writers: mailWriters,
		mailer: { send: async (mail: Mail) => void sent.push(mail) },
		from: 'toko@contoh.id',
		secret: exampleSecret,
		shopAddress: 'https://{host}',
		adminAddress: 'https://admin.contoh.id',
	}
	while (await deliverNext(database.db, (one) => deliverMail(database.db, one, settings)));
	return sent
}

const edit = {
	BANK_NAME: 'Bank Mandiri',
	BANK_ACCOUNT_NUMBER: '1230012345678',
	BANK_ACCOUNT_HOLDER: 'PT Toko',
}

describe('bank accounts', () => {
	test('are changed only after confirmation by password', async () => {
		const body = { BANK_CODE: 'MANDIRI', ...edit }
		const { status, answer } = await call('POST', '/bank-accounts', body, token)
		expect([status, FailureWire.parse(answer).code]).toEqual([403, 'CONFIRMATION_REQUIRED'])
	})

	test('are added, changed, sorted and switched off, with immediate effect for shoppers', async () => {
		const added = await call('POST', '/bank-accounts', { BANK_CODE: 'MANDIRI', ...edit })
		expect(added.status).toBe(201)
		expect(await offered()).toEqual(['BCA', 'BNI', 'MANDIRI'])
		const order = { BANK_CODE_LIST: ['MANDIRI', 'BNI', 'BCA'] }
		expect((await call('PUT', '/bank-account-order', order)).status).toBe(200)
		expect(await offered()).toEqual(['MANDIRI', 'BNI', 'BCA'])
		expect((await call('PUT', '/bank-account-order', { BANK_CODE_LIST: ['BNI'] })).status).toBe(409)
		const off = { ...edit, BANK_ACCOUNT_HOLDER: 'PT Toko Baru', IS_ACTIVE: false }
		expect((await call('PUT', '/bank-accounts/MANDIRI', off)).status).toBe(200)
		expect(await offered()).toEqual(['BNI', 'BCA'])
		expect((await accounts()).list[0]).toMatchObject({
			BANK_CODE: 'MANDIRI',
			BANK_ACCOUNT_HOLDER: 'PT Toko Baru',
			IS_ACTIVE: false,
		})
		expect(
			(await call('PUT', '/bank-accounts/JAGO', { ...edit, BANK_ACCOUNT_NUMBER: '99999999' }))
				.status,
		).toBe(404)
	})

	test('may be several at one bank, but no duplicates', async () => {
		const second = {
			...edit,
			BANK_CODE: 'BCA',
			BANK_NAME: 'BCA',
			BANK_ACCOUNT_NUMBER: '2223334445',
		}
		expect((await call('POST', '/bank-accounts', second)).status).toBe(201)
		expect((await accounts()).list.at(-1)?.BANK_CODE).toBe('BCA-2')
		expect((await call('POST', '/bank-accounts', second)).status).toBe(409)
	})

	test('log their changes and notify every owner', async () => {
		const { companyId } = shop
		const logged = await database.db
			.select()
			.from(operatorChange)
			.where(eq(operatorChange.companyId, companyId))
		expect(logged).toContainEqual(
			expect.objectContaining({
				tableName: 'company_bank',
				rowKey: { code: 'MANDIRI' },
				after: { account_holder: 'PT Toko Baru', is_active: false },
			}),
		)
		const texts = (await mails()).map(({ to, text }) => `${to} ${text}`)
		expect(texts).toHaveLength(3)
		expect(texts[1]).toContain('pemilik@toko.example')
		expect(texts[1]).toContain('Rekening Bank Mandiri 1230012345678 dinonaktifkan')
	})
})

describe('QRIS', () => {
	const field = (tag: string, value: string) =>
		`${tag}${String(value.length).padStart(2, '0')}${value}`
	const code = closed(
		[
			'000201',
			field('01', '11'),
			field('26', field('00', 'ID.CO.CONTOH.WWW')),
			field('53', '360'),
			field('58', 'ID'),
			field('59', 'TOKO MELATI'),
			field('60', 'BANDUNG'),
		].join(''),
	)

	/** A poster with the QR code at some position. */
	async function picture(text: string): Promise<Uint8Array> {
		const { data, size } = encode(text)
		const cells = data.flatMap((row, y) =>
			row.flatMap((isDark, x) =>
				isDark ? `<rect x="${x + 20}" y="${y + 40}" width="1" height="1"/>` : [],
			),
		)
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="2000" viewBox="0 0 ${size + 40} ${size + 80}"><rect width="100%" height="100%" fill="#fff"/>${cells.join('')}</svg>`
		return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())
	}

	test('is read from a picture, and can be removed', async () => {
		expect((await call('PUT', '/qris', await picture(code))).status).toBe(200)
		expect((await accounts()).QRIS).toEqual({
			MERCHANT_NAME: 'TOKO MELATI',
			MERCHANT_CITY: 'BANDUNG',
		})
		expect(await offered()).toContain('QRIS')
		expect((await call('DELETE', '/qris')).status).toBe(200)
		expect((await accounts()).QRIS).toBeNull()
	})

	test.each<[string, () => Promise<Uint8Array>]>([
		['a code whose checksum is wrong', () => picture(`${code.slice(0, -4)}0000`)],
		['another code', () => picture('https://example.com')],
		[
			'a picture without a code',
			async () =>
				new Uint8Array(
					await sharp({ create: { width: 50, height: 50, channels: 3, background: '#fff' } })
						.png()
						.toBuffer(),
				),
		],
		[
			'no picture',
			async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
		],
	])('is not taken from %s', async (_name, made) => {
		const { status, answer } = await call('PUT', '/qris', await made())
		expect(status).toBe(422)
		expect(FailureWire.parse(answer).errors).toHaveProperty('PICTURE')
		expect((await accounts()).QRIS).toBeNull()
	})
})

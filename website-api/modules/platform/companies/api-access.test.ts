import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiAccess } from '#contract/api-access.ts'
import { FailureWire } from '#contract/envelope.ts'
import { listPaymentMethods } from '#contract/payment.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { issueApiKey, readApiKey } from './api-key.ts'
import { companyDomain } from './company.table.ts'
import { hostOfReferer } from './host.ts'
import { sharedSecret } from './shared-secret.command.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

async function accessOf(referer: string | undefined) {
	const response = await tiny.api.request('/v1/api-access', { headers: referer ? { referer } : {} })
	expect(response.status).toBe(200)
	return ApiAccess.parse(await response.json())
}

describe('the api-access key', () => {
	test("[AP-01] is that of the company which owns the Referer's host", async () => {
		const first = await accessOf('http://localhost:3000/products?x=1')
		expect(first.data).toEqual({ COMPANY_API_ID: 1, CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: 7 })
		expect(first.API_ACCESS).not.toBe('')
		expect((await accessOf('https://KOPI.localhost./')).data.COMPANY_API_ID).toBe(2)
	})

	test.each([
		undefined,
		'http://toko-lain.localhost/',
		'localhost',
		'javascript:1',
		'http://',
		'\u{1F600}',
	])('[AP-01] is empty, with company id 0, for a host of no company: %s', async (referer) => {
		const headers = referer && /^[\x20-\x7e]+$/.test(referer) ? referer : undefined
		expect(await accessOf(headers)).toEqual({
			API_ACCESS: '',
			data: { COMPANY_API_ID: 0, CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: 0 },
		})
	})

	test('[AP-01] is accepted by the API', async () => {
		const { API_ACCESS } = await accessOf('http://localhost/')
		const response = await tiny.api.request('/v1/helper/menu-footer', {
			headers: { 'api-access': API_ACCESS },
		})
		expect(response.status).toBe(200)
	})

	test('is refused once the host has left the company', async () => {
		const { API_ACCESS } = await accessOf('http://sandang.localhost/')
		await tiny.db.delete(companyDomain).where(eq(companyDomain.host, 'sandang.localhost'))
		const response = await tiny.api.request('/v1/helper/menu-footer', {
			headers: { 'api-access': API_ACCESS },
		})
		expect(response.status).toBe(401)
	})

	test('is required for all data of a company', async () => {
		for (const address of [
			'/cart/cart-list-v2',
			'/category/category-list',
			'/product/jaket-hujan',
		]) {
			const response = await tiny.api.request(`/v1${address}`)
			expect(response.status).toBe(401)
			expect(FailureWire.parse(await response.json()).code).toBe('API_ACCESS_INVALID')
		}
	})

	test('[MD-01] of one company gives no access to data of the other', async () => {
		const [mine, theirs] = await Promise.all([
			tiny.read(listPaymentMethods.answer, '/payment/method-list'),
			tiny.read(listPaymentMethods.answer, '/payment/method-list', { shop: 'kopi' }),
		])
		expect(mine.data.list[0]?.BANK_LIST.map((bank) => bank.BANK_CODE)).toEqual(['BCA'])
		expect(theirs.data.list[0]?.BANK_LIST.map((bank) => bank.BANK_CODE)).toEqual(['BNI'])
	})
})

describe('reading a key', () => {
	const secret = 'one secret of the database'
	const now = new Date('2026-11-21T04:30:00Z')
	const key = issueApiKey({ companyId: 7, host: 'toko.id' }, secret, now)

	test('returns the signed claims for the 24 hours that a storefront stores it', () => {
		expect(readApiKey(key, secret, now)).toMatchObject({ companyId: 7, host: 'toko.id' })
		expect(readApiKey(key, secret, new Date('2026-11-22T04:30:00Z'))).toBeDefined()
		expect(readApiKey(key, secret, new Date('2026-11-22T16:00:00Z'))).toBeUndefined()
	})

	test('rejects every other secret and every changed character', () => {
		expect(readApiKey(key, 'another secret', now)).toBeUndefined()
		for (let at = 0; at < key.length; at++) {
			const other = key[at] === 'A' ? 'B' : 'A'
			const changed = key.slice(0, at) + other + key.slice(at + 1)
			expect(readApiKey(changed, secret, now)?.companyId ?? 7).toBe(7)
			if (at < key.indexOf('.')) expect(readApiKey(changed, secret, now)).toBeUndefined()
		}
	})

	test.each([
		'',
		'.',
		'..',
		'a.b',
		'a.b.c',
		`${'a'.repeat(5000)}.b`,
		'\0.\0',
		`${key}.x`,
		`${key}=`,
	])('rejects %j', (text) => expect(readApiKey(text, secret, now)).toBeUndefined())
})

test('all processes on one database sign with one secret', async () => {
	const secrets = await Promise.all([sharedSecret(tiny.db), sharedSecret(tiny.db)])
	expect(secrets[0]).toBe(secrets[1])
	expect(secrets[0].length).toBeGreaterThanOrEqual(32)
})

test.each([
	['http://Toko.ID:8080/x', 'toko.id'],
	['https://toko.id./', 'toko.id'],
	['ftp://toko.id/', undefined],
	['toko.id', undefined],
	[`http://toko.id/${'x'.repeat(3000)}`, undefined],
])('the host of Referer %s', (referer, host) => expect(hostOfReferer(referer)).toBe(host))

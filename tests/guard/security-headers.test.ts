import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses } from './support/addresses.ts'
import type { Answer, RequestOptions } from './support/send-request.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop
beforeAll(async () => {
	shop = await guardedShop({
		env: { TRUSTED_PROXIES: '127.0.0.1', ETALASE_SCHEME_HEADER: 'x-forwarded-proto' },
	})
})
afterAll(() => shop.close())

const overTls: [string, string][] = [
	['X-Forwarded-Proto', 'https'],
	['X-Forwarded-Host', 'toko.test'],
	['X-Forwarded-For', '192.0.2.7'],
]
const targets = [
	...addresses().map(({ path }) => path),
	'/Cart/',
	'/en/faq/',
	'/a%zz',
	'/..%2fx',
	'/__manifest',
	'/health/live',
	'/media/none',
	`/${'x'.repeat(5_000)}`,
	'/?_data=root',
	'/product/x?_data=nothing',
]

function policyOf({ headers }: Answer): Map<string, string[]> {
	const text = headers.get('content-security-policy') ?? ''
	return new Map(
		text.split('; ').map((part) => {
			const [name = '', ...values] = part.split(' ')
			return [name, values]
		}),
	)
}

function expectClosed(answer: Answer, what: string) {
	const policy = policyOf(answer)
	expect(policy.get('default-src'), what).toEqual(["'none'"])
	expect(policy.get('script-src'), what).toEqual(["'self'"])
	expect(policy.get('style-src')?.join(' '), what).toMatch(/^'self'(?: 'sha256-[\w+/]{43}='){0,2}$/)
	for (const name of ['object-src', 'base-uri']) expect(policy.get(name), what).toEqual(["'none'"])
	for (const name of ['form-action', 'frame-ancestors', 'connect-src', 'font-src']) {
		expect(policy.get(name), what).toEqual(["'self'"])
	}
	expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe-|\*|http:/)
	expect(answer.headers.get('x-content-type-options'), what).toBe('nosniff')
	expect(answer.headers.get('x-frame-options'), what).toBe('SAMEORIGIN')
	expect(answer.headers.get('referrer-policy'), what).toBe('strict-origin-when-cross-origin')
	expect(answer.headers.get('cross-origin-opener-policy'), what).toBe('same-origin')
	expect(answer.headers.get('cross-origin-resource-policy'), what).toBe('same-origin')
	expect(answer.headers.get('permissions-policy'), what).toContain('camera=()')
}

describe('headers of every response', () => {
	test('are on pages, data requests, redirects, errors, health checks and pictures, in both languages', async () => {
		for (const target of targets) {
			const answer = await shop.request({ target })
			expectClosed(answer, target)
			expect(answer.headers.get('strict-transport-security'), target).toBeNull()
		}
	})

	test.each<[string, Omit<RequestOptions, 'target'>]>([
		['a form from another site', { method: 'POST', headers: [['Origin', 'https://evil.example']] }],
		['an unknown method', { method: 'BREW' }],
		[
			'a method that is not allowed',
			{ method: 'DELETE', headers: [['Origin', 'http://toko.test']] },
		],
		['two hosts', { headers: ['toko.test', 'b.test'].map((host) => ['Host', host]) }],
		['an unknown host', { headers: [['Host', 'lain.test']] }],
		['a HEAD', { method: 'HEAD' }],
	])('%s', async (what, question) => {
		expectClosed(await shop.request({ target: '/Cart', ...question }), what)
	})

	test('include HSTS over TLS, where every cookie is HttpOnly and Secure', async () => {
		let cookies = 0
		for (const { path } of addresses()) {
			const answer = await shop.request({
				target: `${path}?ref=ABC`,
				headers: [...overTls, ['Sec-Fetch-Dest', 'document']],
			})
			expectClosed(answer, path)
			const maxAge = /^max-age=(\d+); includeSubDomains$/.exec(
				answer.headers.get('strict-transport-security') ?? '',
			)?.[1]
			expect(Number(maxAge), path).toBeGreaterThanOrEqual(15_768_000)
			expect(policyOf(answer).has('upgrade-insecure-requests')).toBe(true)
			for (const line of answer.headers.getSetCookie()) {
				cookies += 1
				const attributes = line.split('; ').slice(1)
				expect(attributes, line).toEqual(
					expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']),
				)
				expect(line).not.toMatch(/domain=/i)
			}
		}
		expect(cookies).toBeGreaterThan(0)
	})

	test('score at least 115 points of Mozilla’s Observatory over TLS', async () => {
		const answer = await shop.request({ target: '/', headers: overTls })
		expect(observatoryScore(answer)).toBeGreaterThanOrEqual(115)
		const cart = await shop.request({ target: '/Cart', headers: overTls })
		expect(observatoryScore(cart)).toBeGreaterThanOrEqual(115)
	})
})

/** 100 plus the Observatory's bonus points; the tests above cover its deductions. */
function observatoryScore(answer: Answer): number {
	const policy = policyOf(answer)
	const hasHeader = (name: string, value: string) => answer.headers.get(name) === value
	const closed = policy.get('default-src')?.[0] === "'none'"
	const safe = !/unsafe-/.test([...policy.values()].flat().join(' '))
	const cookies = answer.headers.getSetCookie()
	const protectedCookies = cookies.every((line) => /HttpOnly/.test(line) && /SameSite=/.test(line))
	const rewards: [boolean, number][] = [
		[closed && safe, 10],
		[cookies.length > 0 && protectedCookies, 5],
		[hasHeader('referrer-policy', 'strict-origin-when-cross-origin'), 5],
		[hasHeader('cross-origin-resource-policy', 'same-origin'), 10],
		[policy.has('frame-ancestors'), 5],
	]
	return rewards.reduce((sum, [earned, points]) => sum + (earned ? points : 0), 100)
}

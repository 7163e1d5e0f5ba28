import { describe, expect, test } from 'vitest'
import { InvalidTokenError } from '#app/api/token.server.ts'
import { createCookieJar } from '#web/session/cookie-jar.server.ts'
import { cookies } from './cookies.server.ts'
import { customerSession } from './customer.server.ts'
import { createSealer } from '#web/session/seal.server.ts'

const sealer = createSealer('a secret of the storefront, long enough')
const now = new Date('2026-11-21T10:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

function jarWith(cookie: string | null = null) {
	return createCookieJar(cookie, { sealer, secure: true, host: 'toko.test' })
}

function tokenUntil(expires: Date) {
	const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
	const claims = {
		CUSTOMER_CODE: 'C-1',
		CUSTOMER_BRANCH_ID: null,
		CUSTOMER_TYPE: 'RETAIL',
		CUSTOMER_NAME: 'Sekar',
		CUSTOMER_EMAIL: 's@contoh.id',
		CUSTOMER_PHONE: '+62812',
		CUSTOMER_PHONE_1: '62',
		CUSTOMER_PHONE_2: '812',
		CUSTOMER_AFFILIATE_TRACKING_CODE: null,
		exp: expires.getTime() / 1000,
	}
	return `${part({ alg: 'HS256' })}.${part(claims)}.c2ln`
}

function cookieOf(token: string, at = now) {
	const jar = jarWith()
	customerSession(jar, at).open(token)
	return { line: jar.setCookies()[0] ?? '', sent: jar.setCookies()[0]?.split(';')[0] ?? '' }
}

describe('a session', () => {
	test('[CK-01, SE-02] keeps the bearer in ACCESS_WEB, sealed and unreadable for scripts', () => {
		const token = tokenUntil(hours(20))
		const { line, sent } = cookieOf(token)
		expect(line).toMatch(
			/^ACCESS_WEB=[\w-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/,
		)
		expect(line).not.toContain(token)
		const session = customerSession(jarWith(sent), now)
		expect(session.current()).toMatchObject({ code: 'C-1', name: 'Sekar' })
		expect(session.bearer()).toBe(token)
	})

	test('ends with its token at the latest', () => {
		expect(cookieOf(tokenUntil(hours(2))).line).toContain('Max-Age=7200')
		const { sent } = cookieOf(tokenUntil(hours(2)))
		const jar = jarWith(sent)
		expect(customerSession(jar, hours(3)).current()).toBeNull()
		expect(jar.setCookies()[0]).toMatch(/^ACCESS_WEB=; .*Max-Age=0/)
	})

	test.each([
		['undefined', undefined],
		['empty', ''],
	])('[VA-02] with a token that is %s is refused', (_what, token) => {
		expect(() => customerSession(jarWith(), now).open(token)).toThrow('Token is undefined')
	})

	test('with a malformed token is refused and changes nothing', () => {
		const jar = jarWith()
		expect(() => customerSession(jar, now).open('a.b.c')).toThrow(InvalidTokenError)
		expect(jar.setCookies()).toEqual([])
	})

	test('[SE-01] is ignored and removed when its cookie was tampered with', () => {
		const { sent } = cookieOf(tokenUntil(hours(2)))
		const jar = jarWith(`${sent.slice(0, -3)}AAA`)
		const session = customerSession(jar, now)
		expect(session.current()).toBeNull()
		expect(session.bearer()).toBeUndefined()
		expect(jar.isExpired(cookies.token)).toBe(true)
	})
})

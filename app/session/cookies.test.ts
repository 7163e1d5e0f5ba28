import { describe, expect, test } from 'vitest'
import { maxCartLines } from '#app/domain/cart.ts'
import { jarOf, lineOf, sentAfter } from '#tests/support/cookie-jars.ts'
import { cartSession } from './cart.server.ts'
import { checkoutSession } from './checkout-draft.server.ts'
import { consentSession } from './consent.server.ts'
import { cookies } from './cookies.server.ts'
import { flashSession } from './flash.server.ts'
import { hasPersonalCookie } from './personal.server.ts'
import { keepReferrals } from './referral.server.ts'
import { preferences } from './preferences.server.ts'
import { recentlyViewedSession } from './recently-viewed.server.ts'
import { recentOrdersSession } from './recent-orders.server.ts'
import { accessOf, keepVisit } from './visit.server.ts'
import { wishlistSession } from './wishlist.server.ts'

const lines = [
	{ id: 12, quantity: 3 },
	{ id: 7, quantity: 1 },
]
const access = { key: 'k', companyId: 1, affiliateDays: 30, at: Date.parse('2026-11-21T05:00:00Z') }
const now = new Date('2026-11-21T05:00:00Z')

/** The checkout of the cart. */
const checkoutOf = (jar: ReturnType<typeof jarOf>) => checkoutSession(jar, cartSession(jar), null)

describe('a cookie of the shop', () => {
	test('[NJ-02] is unreadable for scripts and other sites, and Secure over https', () => {
		const jar = jarOf(null, 'toko.test', true)
		cartSession(jar).replace(lines)
		expect(lineOf(jar, '__Host-CART')).toMatch(
			/Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
		)
		expect(jar.setCookies().join()).not.toContain('Domain')
		const plain = jarOf()
		cartSession(plain).replace(lines)
		expect(lineOf(plain, 'CART')).not.toContain('Secure')
	})

	test('is accepted over https only with the __Host- prefix', () => {
		const jar = jarOf(null, 'toko.test', true)
		cartSession(jar).replace(lines)
		const sent = sentAfter(jar)
		expect(sent).toMatch(/^__Host-CART=/)
		const linesIn = (header: string, secure: boolean) =>
			cartSession(jarOf(header, 'toko.test', secure)).current().lines
		expect(linesIn(sent, true)).toEqual(lines)
		const planted = sent.replace('__Host-', '')
		expect(linesIn(planted, true)).toEqual([])
		expect(hasPersonalCookie(jarOf(planted, 'toko.test', true))).toBe(false)
		expect(linesIn(`${planted}; ${sent}`, true)).toEqual(lines)
		expect(linesIn(sent, false)).toEqual([])
		expect(linesIn(planted, false)).toEqual(lines)
	})

	test('keeps its name over https where the specification fixes it', () => {
		const jar = jarOf(null, 'toko.test', true)
		keepVisit(jar, { access, locale: 'en', now })
		preferences(jar).hidePopup()
		const query = new URLSearchParams('ref=A&agen=B')
		keepReferrals(jar, query, { durationDays: 7, today: '2026-11-21', now })
		const names = jar.setCookies().map((line) => line.split('=')[0])
		expect(names.toSorted()).toEqual([
			'AFFILIATE_CODE',
			'AFFILIATE_DURATION',
			'AGEN_CODE',
			'API_ACCESS_CLIENT',
			'HIDE_POPUP',
			'LOCALE',
			'__Host-FIRST_ACCESS',
		])
	})

	test('expires under the name it was sent with', () => {
		const jar = jarOf('__Host-CART=x; CART=y; ACCESS_WEB=z', 'toko.test', true)
		jar.expire(cookies.cart)
		jar.expire(cookies.token)
		jar.expire(cookies.wishlist)
		expect(jar.setCookies().map((line) => line.split(';')[0])).toEqual([
			'__Host-CART=',
			'ACCESS_WEB=',
		])
		expect(jar.isExpired(cookies.cart)).toBe(true)
	})

	test('stores a cart, whose version increases and whose token stays until an order', () => {
		const first = jarOf()
		cartSession(first).replace(lines)
		const second = jarOf(sentAfter(first))
		const cart = cartSession(second)
		expect(cart.current()).toMatchObject({ version: 1, lines })
		const { token } = cart.current()
		cart.replace([])
		expect(cart.current()).toMatchObject({ token, version: 2, lines: [] })
		cart.renew()
		expect(cart.current().token).not.toBe(token)
	})

	test('keeps prices and saved lines beside the cart, without a new version, and across an order', () => {
		const first = jarOf()
		const cart = cartSession(first)
		cart.replace(lines)
		const [line] = lines
		cart.notePrices([{ id: line!.id, price: 75_000 }])
		cart.save([{ id: 99, quantity: 3 }])
		const again = cartSession(jarOf(sentAfter(first)))
		expect(again.current()).toMatchObject({ version: 1, lines })
		expect(again.priceOf(line!.id)).toBe(75_000)
		expect(again.priceOf(99)).toBeNull()
		again.renew()
		expect(again.saved()).toEqual([{ id: 99, quantity: 3 }])
	})

	test('fits 4,096 bytes with the largest cart and the longest draft', () => {
		const jar = jarOf()
		const full = Array.from({ length: maxCartLines }, (_, index) => ({
			id: 900_000_000_000 + index,
			quantity: 1_000_000,
		}))
		const cart = cartSession(jar)
		cart.save(full)
		cart.replace(full)
		cart.notePrices(full.map(({ id }) => ({ id, price: 999_999_999 })))
		const long = 'x'.repeat(1_000)
		const answers = {
			name: long,
			email: long,
			phone: long,
			street: long,
			note: long,
			courierNote: long,
		}
		checkoutOf(jar).put(answers)
		const key = checkoutOf(jar).begin({ id: 900_000_000_000, quantity: 1_000_000 })
		const direct = checkoutSession(jarOf(sentAfter(jar)), cart, key)
		direct.put(answers)
		expect(direct.goods()).toMatchObject({ version: 0, lines: [{ quantity: 1_000_000 }] })
		expect(cartSession(jarOf(sentAfter(jar))).current().lines).toEqual(full)
		expect(checkoutOf(jarOf(sentAfter(jar))).current().name).toHaveLength(100)
		for (const line of jar.setCookies()) expect(line.length).toBeLessThanOrEqual(4_096)
	})

	test('encrypts a draft, an order and a message, and reads them back', () => {
		const jar = jarOf()
		checkoutOf(jar).put({ name: 'Sari Wulandari', phone: '081234567890' })
		recentOrdersSession(jar).remember({ number: 'ET-1', phone: '+6281234567890' })
		flashSession(jar).put({ type: 'success', key: 'cart:added', values: { name: 'Kemeja' } })
		for (const line of jar.setCookies()) expect(line).not.toMatch(/Sari|0812|ET-1|Kemeja/)
		const next = jarOf(sentAfter(jar))
		expect(checkoutOf(next).current()).toEqual({
			name: 'Sari Wulandari',
			phone: '081234567890',
		})
		expect(recentOrdersSession(next).list()).toEqual([{ number: 'ET-1', phone: '+6281234567890' }])
		const flash = flashSession(next)
		expect(flash.take()).toMatchObject({ key: 'cart:added' })
		expect(flash.take()).toBeNull()
		expect(lineOf(next, 'FLASH')).toContain('Max-Age=0')
	})

	test('keeps the five most recent orders, newest first', () => {
		const orders = recentOrdersSession(jarOf())
		for (const number of ['1', '2', '3', '4', '5', '6', '3'])
			orders.remember({ number, phone: '+62812' })
		expect(orders.list().map(({ number }) => number)).toEqual(['3', '6', '5', '4', '2'])
	})
})

describe('cookies of every visit', () => {
	const jar = jarOf()
	keepVisit(jar, { access, locale: 'en', now })

	test('[CK-02] API_ACCESS_CLIENT holds the key, sealed, for 24 hours', () => {
		expect(lineOf(jar, 'API_ACCESS_CLIENT')).toContain(`Max-Age=${24 * 3600};`)
		expect(accessOf(jarOf(sentAfter(jar)), now)).toEqual(access)
		expect(
			accessOf(jarOf(sentAfter(jar)), new Date(now.getTime() + 24 * 3_600_000)),
		).toBeUndefined()
		expect(accessOf(jarOf(sentAfter(jar), 'lain.test'), now)).toBeUndefined()
	})

	test('[CK-03, BO-03] AFFILIATE_DURATION holds the configured day count', () => {
		expect(lineOf(jar, 'AFFILIATE_DURATION')).toMatch(/^AFFILIATE_DURATION=30;/)
	})

	test('[CK-06] the locale cookie lives 365 days', () => {
		expect(lineOf(jar, 'LOCALE')).toContain(`LOCALE=en; Path=/; Max-Age=${365 * 24 * 3600};`)
	})

	test('[CK-08] the first access is stored once and never changed', () => {
		expect(decodeURIComponent(lineOf(jar, 'FIRST_ACCESS'))).toContain(
			'FIRST_ACCESS=2026-11-21T05:00:00.000Z',
		)
		const later = jarOf(sentAfter(jar))
		keepVisit(later, { access, locale: 'en', now: new Date('2026-12-01T00:00:00Z') })
		expect(lineOf(later, 'FIRST_ACCESS')).toBe('')
	})

	test('a second visit sets only cookies that changed', () => {
		const later = jarOf(sentAfter(jar))
		keepVisit(later, { access, locale: 'en', now })
		expect(later.setCookies()).toEqual([])
	})
})

test('[CK-05] HIDE_POPUP counts only when it is "true"', () => {
	expect(preferences(jarOf('HIDE_POPUP=true')).popupHidden).toBe(true)
	expect(preferences(jarOf('HIDE_POPUP=1')).popupHidden).toBe(false)
	const jar = jarOf()
	preferences(jar).hidePopup()
	expect(lineOf(jar, 'HIDE_POPUP')).toContain(`HIDE_POPUP=true; Path=/; Max-Age=${12 * 3600};`)
})

describe('preferences and lists of a visitor', () => {
	test('a wishlist holds a hundred products, newest first, and refuses one more', () => {
		const jar = jarOf()
		const wishlist = wishlistSession(jar)
		for (let id = 1; id <= 100; id += 1) expect(wishlist.add(900_000_000 + id)).toBe(true)
		expect(wishlist.add(5)).toBe(false)
		const next = wishlistSession(jarOf(sentAfter(jar)))
		expect(next.list()).toHaveLength(100)
		expect(next.list()[0]).toBe(900_000_100)
		for (const line of jar.setCookies()) expect(line.length).toBeLessThanOrEqual(4_096)
	})

	test('an empty wishlist removes its cookie, so that pages are shared again', () => {
		const jar = jarOf()
		wishlistSession(jar).add(5)
		const next = jarOf(sentAfter(jar))
		wishlistSession(next).remove(5)
		expect(lineOf(next, 'WISHLIST')).toContain('Max-Age=0')
	})

	test('stores the last twelve products viewed, without duplicates', () => {
		const jar = jarOf()
		const viewed = recentlyViewedSession(jar)
		for (const id of [3, 1, 2, 3, ...Array.from({ length: 10 }, (_, at) => at + 10)]) {
			viewed.remember(id)
		}
		const list = recentlyViewedSession(jarOf(sentAfter(jar))).list()
		expect(list).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 3, 2])
	})

	test('stores the consent answer for 180 days and can withdraw it', () => {
		const jar = jarOf()
		consentSession(jar).answer('no')
		expect(lineOf(jar, 'CONSENT')).toContain(`CONSENT=no; Path=/; Max-Age=${180 * 86_400};`)
		const next = jarOf(sentAfter(jar))
		expect(consentSession(next).given).toBe('no')
		consentSession(next).answer(null)
		expect(lineOf(next, 'CONSENT')).toContain('Max-Age=0')
		expect(consentSession(jarOf('CONSENT=perhaps')).given).toBeNull()
	})
})

import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Database } from '#website-api/db/database.ts'
import { changedTables, databaseDigest } from '#tests/support/database-digest.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { tinyCustomer, tinyPassword } from '#tests/support/tiny-customer.ts'
import { addresses, adminAddresses } from './support/addresses.ts'
import { wholeAdmin } from './support/whole-admin.ts'
import { wholeShop } from './support/whole-shop.ts'

let close = async () => {}
afterEach(() => close())

/** What a link may carry that a page could take for an order. */
const hints =
	'ended=1&logout=1&signout=1&token=abcdefghijklmnop&code=abc&state=abc&next=%2F&company=kopi&end=1&act=end&intent=end&read=1'

const own: [string, string][] = [
	['Host', 'localhost'],
	['User-Agent', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0 Mobile Safari/537.36'],
]
/** An address with hints, and usually each eighth one without. */
const targetsOf = (path: string, at: number) => [`${path}?${hints}`, ...sampleOf([path], 8, at)]

async function nowOf(db: Database): Promise<string> {
	const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`)
	return rows[0]?.now ?? ''
}

const named = (lines: string[], cookie: RegExp) => lines.filter((line) => cookie.test(line))

test('a GET of a signed-in member of staff changes no session and nothing in the database', async () => {
	const admin = await wholeAdmin()
	close = admin.close
	const cookie = await admin.signedIn({ company: 'sandang' })
	const before = await databaseDigest(admin.tiny.db)
	const began = await nowOf(admin.tiny.db)
	const changing: string[] = []
	for (const [at, { path }] of adminAddresses({ number: admin.number }).entries()) {
		for (const target of targetsOf(path, at)) {
			const answer = await admin.request({ target, headers: [...own, ['Cookie', cookie]] })
			expect(answer.status, `${target} ${admin.lines.join()}`).toBeLessThan(500)
			const lines = named(answer.headers.getSetCookie(), /^(?:__Host-)?STAFF/)
			if (lines.length > 0) changing.push(target)
		}
	}
	expect(changing).toEqual([])
	// The last use of the session, and the log, which has a line for each file with data that was downloaded.
	const allowed = ['staff_session', 'operator_event', 'operator_event_end']
	const { rows } = await admin.tiny.db.execute<{ operation: string }>(
		sql`select distinct operation from operator_event where at > ${began}`,
	)
	expect(rows.filter(({ operation }) => !operation.startsWith('GET '))).toEqual([])
	const changed = changedTables(before, await databaseDigest(admin.tiny.db))
	expect(changed.filter((name) => !allowed.includes(name))).toEqual([])
	const home = await admin.request({ target: '/', headers: [...own, ['Cookie', cookie]] })
	expect(home.status).toBe(200)
})

test('staff of one company who have chosen none see its pages, without a new cookie', async () => {
	const admin = await wholeAdmin()
	close = admin.close
	const cookie = await admin.signedIn({ company: undefined, roles: ['kopi'] })
	const answer = await admin.request({ target: '/products', headers: [...own, ['Cookie', cookie]] })
	expect(answer.status).toBe(200)
	expect(answer.body).toContain('Kopi Hujan')
	expect(named(answer.headers.getSetCookie(), /STAFF/)).toEqual([])
})

test('a session that has ended asks for signing in once, and its cookie goes', async () => {
	const admin = await wholeAdmin()
	close = admin.close
	const headers = [
		...own,
		['Cookie', await admin.signedIn({ company: 'sandang' })] satisfies [string, string],
	]
	const form: [string, string][] = [
		['Content-Type', 'application/x-www-form-urlencoded'],
		['Sec-Fetch-Site', 'same-origin'],
	]
	const out = { method: 'POST', target: '/sign-out', headers: [...headers, ...form], body: '' }
	expect((await admin.request(out)).status).toBe(303)
	const answer = await admin.request({ target: '/orders', headers })
	expect(answer.headers.get('location')).toBe('/sign-in?ended=1&next=%2Forders')
	expect(named(answer.headers.getSetCookie(), /STAFF=;.*max-age=0/i)).toHaveLength(1)
	const page = await admin.request({ target: '/sign-in?ended=1', headers: own })
	expect(page.status).toBe(200)
})

test('a GET of a signed-in customer changes no session and nothing in the database', async () => {
	const shop = await wholeShop()
	close = shop.close
	const { CUSTOMER_EMAIL: login } = await tinyCustomer(shop.tiny)
	const signIn = await shop.request({
		method: 'POST',
		target: '/auth/login',
		headers: [
			...own,
			['Sec-Fetch-Site', 'same-origin'],
			['Content-Type', 'application/x-www-form-urlencoded'],
		],
		body: new URLSearchParams({ login, password: tinyPassword }).toString(),
	})
	const cookie = signIn.headers
		.getSetCookie()
		.filter((line) => !/max-age=0/i.test(line))
		.map((line) => line.split(';')[0])
		.join('; ')
	// Once a minute a session notes its last use, and the pages may take longer.
	const digest = () => databaseDigest(shop.tiny.db, { without: ['seen_at'] })
	const before = await digest()
	const changing: string[] = []
	const indonesian = addresses().filter((one) => !/^\/en(?:\/|$)/.test(one.path))
	for (const [at, { path }] of indonesian.entries()) {
		for (const target of targetsOf(path, at)) {
			const answer = await shop.request({ target, headers: [...own, ['Cookie', cookie]] })
			expect(answer.status, `${target} ${shop.lines.join()}`).toBeLessThan(500)
			const lines = named(answer.headers.getSetCookie(), /ACCESS_WEB/)
			if (lines.length > 0) changing.push(target)
		}
	}
	expect(changing).toEqual([])
	expect(changedTables(before, await digest())).toEqual([])
	const account = await shop.request({ target: '/profile', headers: [...own, ['Cookie', cookie]] })
	expect(account.status).toBe(200)
})

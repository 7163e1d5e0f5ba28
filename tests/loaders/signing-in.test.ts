import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as emailSignIn from '#app/routes/auth/email-sign-in.tsx'
import * as login from '#app/routes/auth/login.tsx'
import * as logout from '#app/routes/auth/logout.tsx'
import * as register from '#app/routes/auth/register.tsx'
import * as signInLink from '#app/routes/auth/sign-in-link.tsx'
import * as cartLines from '#app/routes/cart/lines.ts'
import * as password from '#app/routes/profile/account/password.tsx'
import * as sessions from '#app/routes/profile/account/sessions.tsx'
import { exampleApi, exampleSecret } from '#tests/support/example-api.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { sql } from 'drizzle-orm'
import { customerLink } from '#website-api/modules/customers/auth/auth.table.ts'
import { linkToken } from '#website-api/modules/customers/auth/link.queries.ts'
import { customerSession } from '#website-api/modules/platform/sessions/session.table.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { shopper } from './support/shopper.ts'

type Visitor = ReturnType<typeof visitor>

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>
let now = new Date()
let people = 0

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [{ price: 50_000, stock: 5 }])
	api = exampleApi(open.db)
})
afterAll(() => open.close())

const visitor = () =>
	shopper(
		shop.host,
		async (request) => api.fetch(request),
		() => now,
	)
const bearers = ({ storefront, requestTo }: Visitor) =>
	storefront(requestTo('/faq')).then(({ context }) => context.customer.current()?.email ?? null)
const tokenIn = ({ jar }: Visitor) => jar.get('ACCESS_WEB')

function person() {
	const number = String(++people).padStart(4, '0')
	const email = `sekar${number}@contoh.id`
	const phone = `081255${number}`
	const fields = { name: 'Sekar Ayu', email, phone, phoneCountry: 'ID', agree: 'on' }
	return { ...fields, password: 'melon biru di rak' }
}

async function shownForm({ get }: Visitor) {
	const { data } = await get(register, '/auth/register')
	return Reflect.get(Object(data), 'shown')
}

async function registered(who = visitor()) {
	const fields = person()
	const shownAt = String(await shownForm(who))
	now = new Date(now.getTime() + 3_000)
	const answer = await who.post(register, '/auth/register', { ...fields, shown: shownAt })
	expect(answer).toMatchObject({ status: 303, location: '/profile' })
	return { who, fields }
}

describe('a session', () => {
	test('gets a new id at sign-in, whatever cookie the browser sent', async () => {
		const { who: attacker } = await registered()
		const plantedToken = tokenIn(attacker) ?? ''
		const { fields } = await registered()
		const victim = visitor()
		victim.jar.set('ACCESS_WEB', plantedToken)
		const form = { login: fields.email, password: fields.password }
		expect((await victim.post(login, '/auth/login', form)).status).toBe(303)
		const first = tokenIn(victim)
		expect(first).not.toBe(plantedToken)
		expect(await bearers(victim)).toBe(fields.email)
		expect(await bearers(attacker)).not.toBe(fields.email)
		expect((await victim.post(login, '/auth/login', form)).status).toBe(303)
		expect(tokenIn(victim)).not.toBe(first)
	})

	test('ends at sign-out, also for a copy of its cookie', async () => {
		const { who } = await registered()
		const copy = visitor()
		copy.jar.set('ACCESS_WEB', tokenIn(who) ?? '')
		expect((await copy.get(sessions, '/profile/sessions')).status).toBe(200)
		const signedOut = await who.post(logout, '/auth/logout', {})
		expect(signedOut.headers.get('clear-site-data')).toBe('"storage"')
		expect(tokenIn(who)).toBeUndefined()
		const dead = await copy.get(sessions, '/profile/sessions')
		expect(dead).toMatchObject({ status: 303 })
		expect(dead.location).toMatch(/^\/auth\/login/)
		expect(tokenIn(copy)).toBeUndefined()
	})

	test('ends all other sessions with a new password and replaces this one', async () => {
		const { who, fields } = await registered()
		const elsewhere = visitor()
		await elsewhere.post(login, '/auth/login', {
			login: fields.phone,
			password: fields.password,
		})
		const old = tokenIn(who) ?? ''
		const form = { current: fields.password, password: 'sepeda hijau di taman' }
		const changed = await who.post(password, '/profile/password', form)
		expect(changed).toMatchObject({ status: 303, location: '/profile/sessions' })
		expect(tokenIn(who)).not.toBe(old)
		expect((await who.get(sessions, '/profile/sessions')).status).toBe(200)
		const copy = visitor()
		copy.jar.set('ACCESS_WEB', old)
		for (const one of [elsewhere, copy]) {
			expect((await one.get(sessions, '/profile/sessions')).status).toBe(303)
			expect(tokenIn(one)).toBeUndefined()
		}
	})
})

describe('a browser that signs in again', () => {
	test('ends the browser’s previous session, also for a copy of its cookie', async () => {
		const { who, fields } = await registered()
		const copy = visitor()
		copy.jar.set('ACCESS_WEB', tokenIn(who) ?? '')
		expect((await copy.get(sessions, '/profile/sessions')).status).toBe(200)
		const form = { login: fields.email, password: fields.password }
		expect((await who.post(login, '/auth/login', form)).status).toBe(303)
		expect((await copy.get(sessions, '/profile/sessions')).status).toBe(303)
		expect((await who.get(sessions, '/profile/sessions')).status).toBe(200)
	})

	test('ends a session whose cookie the browser has lost, but not a session that has just started', async () => {
		const { who, fields } = await registered()
		const copy = visitor()
		copy.jar.set('ACCESS_WEB', tokenIn(who) ?? '')
		who.jar.delete('ACCESS_WEB')
		const form = { login: fields.email, password: fields.password }
		expect((await who.post(login, '/auth/login', form)).status).toBe(303)
		expect((await copy.get(sessions, '/profile/sessions')).status).toBe(200)
		await open.db
			.update(customerSession)
			.set({ createdAt: sql`${customerSession.createdAt} - interval '2 minutes'` })
		who.jar.delete('ACCESS_WEB')
		expect((await who.post(login, '/auth/login', form)).status).toBe(303)
		expect((await copy.get(sessions, '/profile/sessions')).status).toBe(303)
		expect((await who.get(sessions, '/profile/sessions')).status).toBe(200)
	})

	test('is recognised, so that its owner can sign in while others guess the password', async () => {
		const { who, fields } = await registered()
		expect((await who.post(logout, '/auth/logout', {})).status).toBe(303)
		expect(who.jar.get('DEVICE')).toMatch(/^[\w-]{38,}$/)
		const attacker = visitor()
		const wrong = { login: fields.email, password: 'tebakan saja' }
		const statuses = []
		for (let time = 0; time < 7; time += 1) {
			statuses.push((await attacker.post(login, '/auth/login', wrong)).status)
		}
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
		const right = { login: fields.email, password: fields.password }
		expect((await visitor().post(login, '/auth/login', right)).status).toBe(429)
		expect((await who.post(login, '/auth/login', right)).status).toBe(303)
		expect(await bearers(who)).toBe(fields.email)
		// Another customer's browser has no advantage for this account.
		const { who: other } = await registered()
		await other.post(logout, '/auth/logout', {})
		expect((await other.post(login, '/auth/login', right)).status).toBe(429)
	})

	test('is stored for 180 days in an HttpOnly cookie', async () => {
		const { fields } = await registered()
		const answer = await visitor().post(login, '/auth/login', {
			login: fields.email,
			password: fields.password,
		})
		const line = answer.headers.getSetCookie().find((one) => one.startsWith('DEVICE='))
		expect(line).toContain(`Max-Age=${180 * 86_400}; HttpOnly; SameSite=Lax`)
		const failed = await visitor().post(login, '/auth/login', {
			login: fields.email,
			password: 'tebakan saja',
		})
		expect(failed.headers.getSetCookie().join()).not.toContain('DEVICE=')
	})
})

describe('a mailed link', () => {
	const linkOf = async (who: Visitor, email: string, query = '') => {
		const response = await who.post(signInLink, `/auth/sign-in-link${query}`, { email })
		expect(response).toMatchObject({ status: 303 })
		expect(response.location).toMatch(/^\/auth\/sign-in-link\?sent=yes/)
		const links = await open.db.select().from(customerLink).orderBy(customerLink.createdAt)
		const id = links.findLast(({ purpose }) => purpose === 'SIGN_IN')?.id ?? ''
		return `/auth/email-sign-in?token=${linkToken(id, exampleSecret)}`
	}

	test('signs in only by its button, merges the cart, redirects back and names the account', async () => {
		const { fields } = await registered()
		const guest = visitor()
		const [id] = shop.variantIds
		await guest.post(cartLines, '/Cart/lines', { id: String(id), quantity: '2' })
		const link = await linkOf(guest, fields.email, '?redirectTo=%2FCart')
		for (let time = 0; time < 2; time += 1) {
			const { data } = await guest.get(emailSignIn, link)
			expect(data).toMatchObject({ shop: expect.any(String), back: '' })
		}
		expect(await bearers(guest)).toBeNull()
		const used = await guest.post(emailSignIn, `${link}&redirectTo=%2FCart`, {})
		expect(used).toMatchObject({ status: 303, location: '/Cart' })
		expect(await bearers(guest)).toBe(fields.email)
		const { context } = await guest.storefront(guest.requestTo('/Cart'))
		expect(context.cart.current().lines).toMatchObject([{ id, quantity: 2 }])
		expect(context.takeFlash()).toMatchObject({
			key: 'auth:emailSignIn.claimed',
			values: { email: fields.email },
		})
		const again = await visitor().post(emailSignIn, link, {})
		expect(again).toMatchObject({ status: 410, data: { refused: 'used' } })
	})

	test('redirects to no other site, and an unknown address gets the same response without a mail', async () => {
		const { fields } = await registered()
		const link = await linkOf(visitor(), fields.email)
		const before = await open.db.select().from(customerLink)
		const unknown = await visitor().post(signInLink, '/auth/sign-in-link', {
			email: 'tiada@contoh.id',
		})
		expect(unknown).toMatchObject({ status: 303, location: '/auth/sign-in-link?sent=yes' })
		expect(await open.db.select().from(customerLink)).toHaveLength(before.length)
		const used = await visitor().post(
			emailSignIn,
			`${link}&redirectTo=${encodeURIComponent('//jahat.example')}`,
			{},
		)
		expect(used).toMatchObject({ status: 303, location: '/profile' })
	})
})

describe('a form to register', () => {
	test('can be corrected repeatedly without delay, since it keeps the time of its first display', async () => {
		const who = visitor()
		const fields = person()
		const shownAt = String(await shownForm(who))
		now = new Date(now.getTime() + 3_000)
		for (const wrong of [{ name: 'x' }, { password: 'password123' }, { email: 'bukan email' }]) {
			const refused = await who.post(register, '/auth/register', {
				...fields,
				shown: shownAt,
				...wrong,
			})
			expect(refused.status).toBe(422)
			expect(refused.data).toMatchObject({ initialValue: { shown: shownAt } })
			expect(JSON.stringify(refused.data)).not.toContain('tooQuick')
		}
		const answer = await who.post(register, '/auth/register', { ...fields, shown: shownAt })
		expect(answer).toMatchObject({ status: 303, location: '/profile' })
	})

	test('is rejected when it is submitted faster than a person can, and accepted when sent again', async () => {
		const who = visitor()
		const fields = person()
		const shownAt = String(await shownForm(who))
		const quick = await who.post(register, '/auth/register', { ...fields, shown: shownAt })
		expect(quick.status).toBe(422)
		expect(quick.data).toMatchObject({
			error: { '': ['auth:register.tooQuick'] },
			initialValue: { name: fields.name, email: fields.email, shown: shownAt },
		})
		expect(JSON.stringify(quick.data)).not.toContain(fields.password)
		now = new Date(now.getTime() + 2_000)
		const again = await who.post(register, '/auth/register', { ...fields, shown: shownAt })
		expect(again).toMatchObject({ status: 303, location: '/profile' })
	})

	test('is rejected without a timestamp, with a forged one, or with another shop’s', async () => {
		const other = shopper('lain.test', async (request) => api.fetch(request))
		const { context } = await other.storefront(other.requestTo('/auth/register'))
		for (const shownAt of [undefined, '', '0', 'x'.repeat(60), context.registration.mark()]) {
			const fields = shownAt === undefined ? person() : { ...person(), shown: shownAt }
			now = new Date(now.getTime() + 3_000)
			const answer = await visitor().post(register, '/auth/register', fields)
			expect(answer.status).toBe(422)
		}
	})

	test('is rejected when the honeypot field is filled in', async () => {
		const who = visitor()
		const shownAt = String(await shownForm(who))
		now = new Date(now.getTime() + 3_000)
		const fields = { ...person(), shown: shownAt, website: 'https://spam.example' }
		const answer = await who.post(register, '/auth/register', fields)
		expect(answer).toMatchObject({ status: 422, data: { error: { website: ['auth:trap'] } } })
	})
})

import { attemptCount } from '#website-api/modules/platform/attempts/attempt.table.ts'
import { eq, ne, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listSessions, register, TokenClaims, VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { signInByLink } from '#contract/password.ts'
import { tinyApi, type TinyApi, type TinyShop } from '#tests/support/tiny-api.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { customerSession } from '#website-api/modules/platform/sessions/session.table.ts'
import { deleteOldSessions } from '#website-api/modules/platform/sessions/session.command.ts'
import { deleteOldAttempts } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { customerLink } from './auth.table.ts'
import { linkToken } from './link.queries.ts'
import { deleteOldLinks } from './link.command.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

let visitors = 0
/** A client with an unused network address. */
const visitor = () => ({ [VISITOR_ADDRESS_HEADER]: `192.0.2.${++visitors}` })
const password = 'melon biru di rak'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function registered(name: string) {
	const account = {
		CUSTOMER_NAME: name,
		CUSTOMER_EMAIL: `${name}@Contoh.id`,
		CUSTOMER_PHONE: `0812 3456 ${1000 + visitors}`,
		PASSWORD: password,
		IS_AGREED: true,
	}
	const answer = await tiny.call('/auth/register', { body: account, headers: visitor() })
	expect(answer.status, await answer.clone().text()).toBe(201)
	return { account, user: register.answer.parse(await answer.json()).data }
}

const login = (LOGIN: string, PASSWORD = password, headers = visitor()) =>
	tiny.call('/auth/login', { body: { LOGIN, PASSWORD, DEVICE_LABEL: 'HP' }, headers })

async function tokenOf(answer: Response) {
	return register.answer.parse(await answer.json()).data.TOKEN
}

async function sessionsOf(token: string) {
	const { data } = await tiny.read(listSessions.answer, '/auth/session-list', {
		headers: bearer(token),
	})
	return data.list
}

async function problemOf(answer: Response) {
	const { code } = z.object({ code: z.string() }).parse(await answer.json())
	return [answer.status, code]
}

describe('accounts', () => {
	test('registration signs in; the token contains the spec’s claims', async () => {
		const { user, account } = await registered('sari')
		expect(user).toMatchObject({
			CUSTOMER_NAME: 'sari',
			CUSTOMER_EMAIL: account.CUSTOMER_EMAIL,
			CUSTOMER_TYPE: 'RETAIL',
			CUSTOMER_TYPE_NAME: 'Pelanggan',
			CUSTOMER_BRANCH_ID: null,
		})
		const claims = TokenClaims.parse(decodeJwt(user.TOKEN))
		expect(claims).toMatchObject({ CUSTOMER_CODE: user.CUSTOMER_CODE, CUSTOMER_PHONE_1: '62' })
		expect(claims.exp * 1000 - Date.now()).toBeGreaterThan(11.9 * 3_600_000)
		expect(await sessionsOf(user.TOKEN)).toHaveLength(1)
	})

	test('sign-in accepts the email in any case and the phone in any spelling', async () => {
		const { account } = await registered('budi')
		for (const typed of [
			'BUDI@contoh.id',
			account.CUSTOMER_PHONE,
			'+62' + account.CUSTOMER_PHONE.slice(1),
		]) {
			expect((await login(typed)).status, typed).toBe(200)
		}
		expect(await problemOf(await login('budi@contoh.id', 'salah'))).toEqual([
			401,
			'SIGN_IN_REFUSED',
		])
		expect(await problemOf(await login('tiada@contoh.id'))).toEqual([401, 'SIGN_IN_REFUSED'])
		const elsewhere = await tiny.call('/auth/login', {
			shop: 'kopi',
			body: { LOGIN: 'budi@contoh.id', PASSWORD: password },
		})
		expect(elsewhere.status).toBe(401)
	})

	test('a taken email and a taken phone are rejected alike', async () => {
		const { account } = await registered('tono')
		for (const other of [
			{ ...account, CUSTOMER_PHONE: '081211112222' },
			{ ...account, CUSTOMER_EMAIL: 'lain@contoh.id' },
		]) {
			const answer = await tiny.call('/auth/register', { body: other, headers: visitor() })
			expect(await problemOf(answer)).toEqual([409, 'ACCOUNT_EXISTS'])
		}
	})

	test.each(['password123', 'sayangku', 'indonesia1', 'rini@contoh.id', '081299998888'])(
		'“%s” is rejected as a password',
		async (PASSWORD) => {
			const body = {
				CUSTOMER_NAME: 'Rini',
				CUSTOMER_EMAIL: 'rini@contoh.id',
				PASSWORD,
				CUSTOMER_PHONE: '081299998888',
				IS_AGREED: true,
			}
			const answer = await tiny.call('/auth/register', { body, headers: visitor() })
			expect(answer.status).toBe(422)
			expect(await answer.text()).toContain('PASSWORD')
		},
	)
})

describe('limits', () => {
	test('reject the sixth attempt on one account from one address; the owner signs in from elsewhere', async () => {
		const { account } = await registered('wati')
		const guesser = visitor()
		for (let guess = 0; guess < 5; guess++) {
			expect((await login(account.CUSTOMER_EMAIL, `tebak ${guess}`, guesser)).status).toBe(401)
		}
		const sixth = await login(account.CUSTOMER_EMAIL, password, guesser)
		expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
		expect(await problemOf(sixth)).toEqual([429, 'TOO_MANY_ATTEMPTS'])
		expect((await login(account.CUSTOMER_EMAIL)).status).toBe(200)
	})

	test('refused fields of a registration are no attempts, taken emails are', async () => {
		const { account } = await registered('galih')
		const corrector = visitor()
		const send = async (changes: Record<string, string>) => {
			const body = { ...account, ...changes }
			return (await tiny.call('/auth/register', { body, headers: corrector })).status
		}
		const before = await countedAttempts()
		for (const PASSWORD of ['password123', 'sayangku', 'indonesia1']) {
			expect(await send({ PASSWORD })).toBe(422)
		}
		expect(await send({ CUSTOMER_PHONE: 'bukan nomor' })).toBe(422)
		expect(await countedAttempts()).toBe(before)
		expect(await send({})).toBe(409)
		expect(await countedAttempts()).toBe(before + 1)
	})

	test('count each of several concurrent attempts', async () => {
		const { account } = await registered('yanti')
		const guesser = visitor()
		const answers = await Promise.all(
			Array.from({ length: 12 }, (_, guess) =>
				login(account.CUSTOMER_EMAIL, `tebak ${guess}`, guesser),
			),
		)
		expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
	})
})

describe('sessions', () => {
	test('each sign-in opens one; any of them can be ended and is then invalid', async () => {
		const { user, account } = await registered('ratna')
		const second = await tokenOf(await login(account.CUSTOMER_EMAIL))
		const other = (await sessionsOf(second)).find((session) => !session.IS_CURRENT)
		const ended = await remove(`/auth/session/${other?.SESSION_ID}`, second)
		expect(ended.status).toBe(200)
		expect((await tiny.call('/auth/session-list', { headers: bearer(user.TOKEN) })).status).toBe(
			401,
		)
		const out = await tiny.call('/auth/logout', { body: {}, headers: bearer(second) })
		expect(out.status).toBe(200)
		expect((await tiny.call('/auth/session-list', { headers: bearer(second) })).status).toBe(401)
	})

	test('of other customers cannot be ended', async () => {
		const { user } = await registered('lestari')
		const { user: stranger } = await registered('penyusup')
		const [session] = await sessionsOf(user.TOKEN)
		expect((await remove(`/auth/session/${session?.SESSION_ID}`, stranger.TOKEN)).status).toBe(404)
		expect((await remove('/auth/session/bukan-id', stranger.TOKEN)).status).toBe(404)
		expect(await sessionsOf(user.TOKEN)).toHaveLength(1)
	})

	test('tokens of other shops, changed and unsigned tokens are rejected', async () => {
		const { user } = await registered('andi')
		const [head = '', claims = '', signature = ''] = user.TOKEN.split('.')
		const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
		const tokens = [
			`${head}.${claims}.${signature.slice(1)}A`,
			`${none}.${claims}.`,
			`${head}.${claims}`,
		]
		for (const token of tokens) {
			expect((await tiny.call('/auth/session-list', { headers: bearer(token) })).status).toBe(401)
		}
		const elsewhere = await tiny.call('/auth/session-list', {
			shop: 'kopi',
			headers: bearer(user.TOKEN),
		})
		expect(elsewhere.status).toBe(401)
	})
})

describe('passwords', () => {
	test('changing it requires the old one, ends every session and returns a new one', async () => {
		const { user, account } = await registered('dewi')
		const change = (PASSWORD_CURRENT: string) =>
			tiny.call('/auth/password-change', {
				body: { PASSWORD_CURRENT, PASSWORD: 'jambu kuning di meja' },
				headers: bearer(user.TOKEN),
			})
		expect((await change('salah')).status).toBe(422)
		const fresh = await tokenOf(await change(password))
		expect((await tiny.call('/auth/session-list', { headers: bearer(user.TOKEN) })).status).toBe(
			401,
		)
		expect(await sessionsOf(fresh)).toHaveLength(1)
		expect((await login(account.CUSTOMER_EMAIL)).status).toBe(401)
		expect((await login(account.CUSTOMER_EMAIL, 'jambu kuning di meja')).status).toBe(200)
	})

	test('a mailed link sets another one, once; the response does not reveal whether an account exists', async () => {
		const { user, account } = await registered('putri')
		const ask = (CUSTOMER_EMAIL: string) =>
			tiny.call('/auth/password-reset', { body: { CUSTOMER_EMAIL }, headers: visitor() })
		const known = await ask(account.CUSTOMER_EMAIL.toUpperCase())
		const unknown = await ask('tiada@contoh.id')
		expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])

		const links = (await tiny.db.select().from(outbox)).filter(
			({ topic }) => topic === 'customer.password-reset',
		)
		const { linkId } = z.object({ linkId: z.string() }).parse(links.at(-1)?.payload)
		const confirm = (RESET_TOKEN: string) =>
			tiny.call('/auth/password-reset/confirm', {
				body: { RESET_TOKEN, PASSWORD: 'nanas hijau di kebun' },
			})
		const lookUp = (RESET_TOKEN: string) =>
			tiny.call('/auth/password-reset/look-up', { body: { RESET_TOKEN } })
		const token = linkToken(linkId, tiny.secret)
		expect(JSON.stringify(links)).not.toContain(token)
		expect(await problemOf(await confirm(`${token}x`))).toEqual([410, 'LINK_USED'])
		expect(await problemOf(await lookUp(`${token}x`))).toEqual([410, 'LINK_USED'])
		expect([(await lookUp(token)).status, (await lookUp(token)).status]).toEqual([200, 200])
		const statuses = (await Promise.all([confirm(token), confirm(token)])).map((one) => one.status)
		expect(statuses.toSorted()).toEqual([200, 410])
		expect(await problemOf(await lookUp(token))).toEqual([410, 'LINK_USED'])
		expect((await tiny.call('/auth/session-list', { headers: bearer(user.TOKEN) })).status).toBe(
			401,
		)
		expect((await login(account.CUSTOMER_EMAIL, 'nanas hijau di kebun')).status).toBe(200)
	})
})

describe('a mailed link to sign in', () => {
	const ask = (CUSTOMER_EMAIL: string, headers = visitor()) =>
		tiny.call('/auth/sign-in-link', {
			body: { CUSTOMER_EMAIL, RETURN_PATH: '/Cart?a=1' },
			headers,
		})
	const use = (SIGN_IN_TOKEN: string, shop: TinyShop = 'sandang') =>
		tiny.call('/auth/sign-in-link/confirm', { shop, body: { SIGN_IN_TOKEN } })
	const announced = async () =>
		(await tiny.db.select().from(outbox)).filter(({ topic }) => topic === 'customer.sign-in-link')

	async function mailed(email: string) {
		expect((await ask(email)).status).toBe(200)
		const { linkId } = z.object({ linkId: z.string() }).parse((await announced()).at(-1)?.payload)
		return { token: linkToken(linkId, tiny.secret), isThisLink: eq(customerLink.id, linkId) }
	}
	const confirmEmail = (email: string) =>
		tiny.db
			.update(customer)
			.set({ emailConfirmedAt: sql`now()` })
			.where(eq(customer.email, email))

	test('signs in once, of two presses at the same time too; whether an account exists is not told', async () => {
		const { account } = await registered('intan')
		await confirmEmail(account.CUSTOMER_EMAIL)
		const before = (await announced()).length
		const unknown = await ask('tiada@contoh.id')
		expect((await announced()).length).toBe(before)
		const known = await ask(account.CUSTOMER_EMAIL.toUpperCase())
		expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])

		const { token } = await mailed(account.CUSTOMER_EMAIL)
		const { token: second } = await mailed(account.CUSTOMER_EMAIL)
		expect(JSON.stringify(await announced())).not.toContain(token)
		expect(await problemOf(await use(`${token}x`))).toEqual([410, 'LINK_USED'])
		const answers = await Promise.all([use(token), use(token)])
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
		const right = answers.find(({ status }) => status === 200)
		expect(right?.headers.get('cache-control')).toBe('no-store')
		const { USER } = signInByLink.answer.parse(await right?.json()).data
		expect(USER.CUSTOMER_EMAIL).toBe(account.CUSTOMER_EMAIL)
		expect(await sessionsOf(USER.TOKEN)).toHaveLength(2)
		// The other link of this customer went with it; the password stays.
		expect(await problemOf(await use(second))).toEqual([410, 'LINK_USED'])
		expect((await login(account.CUSTOMER_EMAIL)).status).toBe(200)
	})

	test('works neither in another shop, nor at another host, nor after a quarter of an hour, nor to set a password', async () => {
		const { account } = await registered('joko')
		const { token, isThisLink } = await mailed(account.CUSTOMER_EMAIL)
		expect((await use(token, 'kopi')).status).toBe(410)
		const reset = await tiny.call('/auth/password-reset/confirm', {
			body: { RESET_TOKEN: token, PASSWORD: 'nanas hijau di kebun' },
		})
		expect(reset.status).toBe(410)
		await tiny.db.update(customerLink).set({ host: 'sandang.localhost' }).where(isThisLink)
		expect(await problemOf(await use(token))).toEqual([410, 'LINK_USED'])
		await tiny.db.update(customerLink).set({ host: 'localhost' }).where(isThisLink)
		const [link] = await tiny.db.select().from(customerLink).where(isThisLink)
		const life = Number(link?.expiresAt) - Number(link?.createdAt)
		expect(Math.round(life / 60_000)).toBe(15)
		await tiny.db
			.update(customerLink)
			.set({ expiresAt: sql`now() - interval '1 second'` })
			.where(isThisLink)
		expect(await problemOf(await use(token))).toEqual([410, 'LINK_USED'])
	})

	test('is refused alike after another password, another email, a block or a deletion', async () => {
		const { user, account } = await registered('kirana')
		const isKirana = eq(customer.email, account.CUSTOMER_EMAIL)
		const { token } = await mailed(account.CUSTOMER_EMAIL)
		const changed = await tiny.call('/auth/password-change', {
			body: { PASSWORD_CURRENT: password, PASSWORD: 'jambu kuning di meja' },
			headers: bearer(user.TOKEN),
		})
		expect(changed.status).toBe(200)
		expect(await problemOf(await use(token))).toEqual([410, 'LINK_USED'])

		const { token: blocked } = await mailed(account.CUSTOMER_EMAIL)
		await tiny.db
			.update(customer)
			.set({ blockedAt: sql`now()` })
			.where(isKirana)
		expect(await problemOf(await use(blocked))).toEqual([410, 'LINK_USED'])
		const before = (await announced()).length
		expect((await ask(account.CUSTOMER_EMAIL)).status).toBe(200)
		expect((await announced()).length).toBe(before)
		await tiny.db.update(customer).set({ blockedAt: null }).where(isKirana)

		const { token: moved } = await mailed(account.CUSTOMER_EMAIL)
		await tiny.db.update(customer).set({ email: 'kirana.baru@contoh.id' }).where(isKirana)
		expect(await problemOf(await use(moved))).toEqual([410, 'LINK_USED'])
	})

	test('takes an account whose email nobody had confirmed from whoever made it', async () => {
		const { user, account } = await registered('laras')
		const { token } = await mailed(account.CUSTOMER_EMAIL)
		const { USER, IS_CLAIMED } = signInByLink.answer.parse(await (await use(token)).json()).data
		expect(IS_CLAIMED).toBe(true)
		expect(await sessionsOf(USER.TOKEN)).toHaveLength(1)
		expect((await tiny.call('/auth/session-list', { headers: bearer(user.TOKEN) })).status).toBe(
			401,
		)
		expect((await login(account.CUSTOMER_EMAIL)).status).toBe(401)
	})

	test('is mailed five times an hour, and not to another page than the shop’s', async () => {
		const answers = []
		for (let time = 0; time < 6; time++) answers.push((await ask('sering@contoh.id')).status)
		expect(answers).toEqual([200, 200, 200, 200, 200, 429])
		const body = { CUSTOMER_EMAIL: 'lain@contoh.id', RETURN_PATH: '//jahat.example' }
		expect((await tiny.call('/auth/sign-in-link', { body })).status).toBe(422)
	})
})

async function countedAttempts() {
	const rows = await tiny.db.select().from(attemptCount)
	return rows.reduce((sum, row) => sum + row.count, 0)
}

test('expired data is deleted, other data is kept', async () => {
	const { user, account } = await registered('lama')
	const second = await tokenOf(await login(account.CUSTOMER_EMAIL))
	const kept = async () => [
		(await tiny.db.select().from(customerSession)).length,
		(await tiny.db.select().from(customerLink)).length,
		(await tiny.db.select().from(attemptCount)).length,
	]
	const clean = async () => {
		await deleteOldAttempts(tiny.db)
		await deleteOldLinks(tiny.db)
		await deleteOldSessions(tiny.db)
		return kept()
	}
	const before = await kept()
	expect(await clean()).toEqual(before)
	const old = sql`now() - interval '1 year'`
	const [mine] = await sessionsOf(second)
	await tiny.db
		.update(customerSession)
		.set({ expiresAt: old })
		.where(ne(customerSession.id, mine?.SESSION_ID ?? ''))
	await tiny.db.update(customerLink).set({ expiresAt: old })
	await tiny.db.update(attemptCount).set({ since: old })
	expect(await clean()).toEqual([1, 0, 0])
	expect(await sessionsOf(second)).toHaveLength(1)
	expect((await tiny.call('/auth/session-list', { headers: bearer(user.TOKEN) })).status).toBe(401)
})

function remove(address: string, token: string) {
	return tiny.call(address, { method: 'DELETE', headers: bearer(token) })
}

import { eq, sql } from 'drizzle-orm'
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { register } from '#contract/auth.ts'
import { signInWithGoogle } from '#contract/google.ts'
import { getProfile } from '#contract/account.ts'
import { idTokenFrom } from '#tests/support/openid-code.ts'
import {
	openIdClient,
	type OpenIdProvider,
	otherClientId,
	startOpenIdProvider,
} from '#tests/support/openid-provider.ts'
import { freePort } from '#tests/support/ports.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { linkToken } from '#website-api/modules/customers/auth/link.queries.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { googleProvider } from '#website-api/modules/platform/identity/google-provider.ts'
import { customerSession } from '#website-api/modules/platform/sessions/session.table.ts'

const redirectUri = 'http://localhost:3000/auth/google-verification'
let provider: OpenIdProvider
let tiny: TinyApi
beforeAll(async () => {
	provider = await startOpenIdProvider(await freePort(), [redirectUri])
	const clientId = openIdClient.id
	tiny = await tinyApi({ google: googleProvider({ issuer: provider.issuer, clientId }) })
})
afterAll(async () => {
	await tiny.close()
	provider.server.closeAllConnections()
	provider.server.close()
})

let nonces = 0
const newNonce = () => `nonce-of-a-browser-${++nonces}`

/** The storefront's data after a person consented at the provider. */
async function proofOf(login: string) {
	const NONCE = newNonce()
	return { ID_TOKEN: await idTokenFrom(provider, { redirectUri, login, nonce: NONCE }), NONCE }
}

const google = (proof: { ID_TOKEN: string; NONCE: string }) =>
	tiny.call('/auth/google', { body: { ...proof, DEVICE_LABEL: 'HP' } })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function problemOf(answer: Response) {
	const { code } = z.object({ code: z.string() }).parse(await answer.json())
	return [answer.status, code]
}

async function ticketOf(login: string) {
	const answer = await google(await proofOf(login))
	const { data } = signInWithGoogle.answer.parse(await answer.json())
	if (data.OUTCOME !== 'REGISTRATION') throw new Error('The shop knows them already.')
	return data
}

let phones = 0
function registerBy(REGISTRATION_TICKET: string) {
	const CUSTOMER_PHONE = `0813 2222 ${1000 + ++phones}`
	const body = { REGISTRATION_TICKET, CUSTOMER_NAME: 'Sari', CUSTOMER_PHONE, IS_AGREED: true }
	return tiny.call('/auth/google/registration', { body })
}

async function registered(name: string, email = `${name}@contoh.id`) {
	const body = {
		CUSTOMER_NAME: name,
		CUSTOMER_EMAIL: email,
		PASSWORD: 'melon biru di rak',
		CUSTOMER_PHONE: `0813 1111 ${1000 + ++phones}`,
		IS_AGREED: true,
	}
	const answer = await tiny.call('/auth/register', { body })
	return register.answer.parse(await answer.json()).data.TOKEN
}

/** The token of the last link mailed for this topic. */
async function lastLink(topic: string) {
	const mails = (await tiny.db.select().from(outbox)).filter((mail) => mail.topic === topic)
	const { linkId } = z.object({ linkId: z.string() }).parse(mails.at(-1)?.payload)
	return linkToken(linkId, tiny.secret)
}

const link = (token: string, proof: object) =>
	tiny.call('/customer/google-link', { body: proof, headers: bearer(token) })
const unlink = (token: string) =>
	tiny.call('/customer/google-link', { method: 'DELETE', headers: bearer(token) })

describe('signing in', () => {
	test('a new person registers with a phone, and signs in from then on', async () => {
		const ticket = await ticketOf('sari')
		expect(ticket).toMatchObject({
			CUSTOMER_NAME: 'Sekar sari',
			CUSTOMER_EMAIL: 'sari@example.com',
		})
		const answer = await registerBy(ticket.REGISTRATION_TICKET)
		expect(answer.status).toBe(201)
		const { TOKEN } = register.answer.parse(await answer.json()).data
		const { data } = await tiny.read(getProfile.answer, '/customer/profile', {
			headers: bearer(TOKEN),
		})
		expect(data).toMatchObject({
			CUSTOMER_EMAIL: 'sari@example.com',
			IS_EMAIL_CONFIRMED: true,
			HAS_PASSWORD: false,
			IS_GOOGLE_LINKED: true,
		})

		const again = await google(await proofOf('sari'))
		expect(again.headers.get('cache-control')).toBe('no-store')
		expect(signInWithGoogle.answer.parse(await again.json()).data).toMatchObject({
			OUTCOME: 'LOGGED_IN',
			USER: { CUSTOMER_NAME: 'Sari' },
		})
		expect(await problemOf(await registerBy(ticket.REGISTRATION_TICKET))).toEqual([
			409,
			'GOOGLE_TAKEN',
		])
		expect(await problemOf(await unlink(TOKEN))).toEqual([409, 'PASSWORD_NEEDED'])
	})

	test('does not take over an account with the same email', async () => {
		await registered('budi', 'BUDI@example.com')
		expect(await problemOf(await google(await proofOf('budi')))).toEqual([
			409,
			'GOOGLE_LINK_NEEDED',
		])
	})

	test('rejects registration tickets of other shops, changed ones and customers’ tokens', async () => {
		const { REGISTRATION_TICKET } = await ticketOf('rina')
		const elsewhere = await tiny.call('/auth/google/registration', {
			shop: 'kopi',
			body: {
				REGISTRATION_TICKET,
				CUSTOMER_NAME: 'Rina',
				IS_AGREED: true,
				CUSTOMER_PHONE: '081322223333',
			},
		})
		expect(await problemOf(elsewhere)).toEqual([410, 'TICKET_EXPIRED'])
		for (const ticket of [`${REGISTRATION_TICKET}x`, await registered('rina'), 'x']) {
			expect(await problemOf(await registerBy(ticket))).toEqual([410, 'TICKET_EXPIRED'])
		}
	})

	test('reports a shop without a provider', async () => {
		const plain = await tinyApi()
		const body = { ID_TOKEN: 'x', NONCE: newNonce() }
		const answer = await plain.call('/auth/google', { body })
		expect(await problemOf(answer)).toEqual([503, 'GOOGLE_NOT_CONFIGURED'])
		await plain.close()
	})
})

describe('linking', () => {
	test('lets a customer sign in with it, notifies them, and can be removed', async () => {
		const token = await registered('wati')
		expect((await link(token, await proofOf('wati'))).status).toBe(200)
		const topics = (await tiny.db.select().from(outbox)).map(({ topic }) => topic)
		expect(topics).toContain('customer.google-linked')
		expect((await google(await proofOf('wati'))).status).toBe(200)

		const other = await registered('lain')
		expect(await problemOf(await link(other, await proofOf('wati')))).toEqual([409, 'GOOGLE_TAKEN'])
		expect((await unlink(token)).status).toBe(200)
		expect(await problemOf(await unlink(token))).toEqual([409, 'GOOGLE_NOT_LINKED'])
	})

	test('is removed when the owner of the email resets the password, if the email was unconfirmed', async () => {
		const CUSTOMER_EMAIL = 'korban@contoh.id'
		const token = await registered('penyusup', CUSTOMER_EMAIL)
		expect((await link(token, await proofOf('penyusup'))).status).toBe(200)
		await tiny.call('/auth/password-reset', { body: { CUSTOMER_EMAIL } })
		const body = {
			RESET_TOKEN: await lastLink('customer.password-reset'),
			PASSWORD: 'nanas hijau di kebun',
		}
		expect((await tiny.call('/auth/password-reset/confirm', { body })).status).toBe(200)
		expect((await ticketOf('penyusup')).OUTCOME).toBe('REGISTRATION')
	})

	test('of a customer with a confirmed email stays when the password changes', async () => {
		const CUSTOMER_EMAIL = 'yanti@contoh.id'
		const token = await registered('yanti', CUSTOMER_EMAIL)
		const CONFIRM_TOKEN = await lastLink('customer.registered')
		await tiny.call('/customer/email-confirmation', { body: { CONFIRM_TOKEN } })
		expect((await link(token, await proofOf('yanti'))).status).toBe(200)
		await tiny.call('/auth/password-reset', { body: { CUSTOMER_EMAIL } })
		const body = {
			RESET_TOKEN: await lastLink('customer.password-reset'),
			PASSWORD: 'nanas hijau di kebun',
		}
		expect((await tiny.call('/auth/password-reset/confirm', { body })).status).toBe(200)
		expect((await google(await proofOf('yanti'))).status).toBe(200)
	})

	test('with the account’s email confirms it', async () => {
		const token = await registered('tono', 'tono@example.com')
		expect((await link(token, await proofOf('tono'))).status).toBe(200)
		const { data } = await tiny.read(getProfile.answer, '/customer/profile', {
			headers: bearer(token),
		})
		expect(data).toMatchObject({ IS_EMAIL_CONFIRMED: true, IS_GOOGLE_LINKED: true })
	})
})

test('without a password, an old session sets none and changes neither email nor bank account', async () => {
	const ticket = await ticketOf('lama')
	const answer = await registerBy(ticket.REGISTRATION_TICKET)
	const { TOKEN } = register.answer.parse(await answer.json()).data
	const headers = bearer(TOKEN)
	const { data } = await tiny.read(getProfile.answer, '/customer/profile', { headers })
	const change = (path: string, body: object, method = 'POST') =>
		tiny.call(path, { method, body, headers })
	const addBank = (BANK_ACCOUNT_NUMBER: string) =>
		change('/bank', { BANK_CODE: 'BCA', BANK_ACCOUNT_NUMBER, BANK_ACCOUNT_HOLDER: 'Sari Lama' })
	const edit = (fields: object) =>
		change(
			'/customer/profile',
			{
				CUSTOMER_NAME: 'Sari Lama',
				CUSTOMER_EMAIL: data.CUSTOMER_EMAIL,
				CUSTOMER_PHONE: data.CUSTOMER_PHONE,
				CUSTOMER_BIRTHDAY: null,
				...fields,
			},
			'PUT',
		)
	const setPassword = () =>
		change('/auth/password-change', { PASSWORD: 'nanas hijau di kebun', DEVICE_LABEL: 'HP' })
	expect((await addBank('1234567890')).status).toBe(201)

	await tiny.db
		.update(customerSession)
		.set({ createdAt: sql`now() - interval '16 minutes'` })
		.where(eq(customerSession.id, decodeJwt(TOKEN).jti ?? ''))
	const refused = [409, 'SIGN_IN_AGAIN']
	expect(await problemOf(await addBank('9876543210'))).toEqual(refused)
	expect(await problemOf(await edit({ CUSTOMER_EMAIL: 'lain@contoh.id' }))).toEqual(refused)
	expect(await problemOf(await setPassword())).toEqual(refused)
	expect((await edit({})).status).toBe(200)

	const again = signInWithGoogle.answer.parse(
		await (await google(await proofOf('lama'))).json(),
	).data
	if (again.OUTCOME !== 'LOGGED_IN') throw new Error('They have an account.')
	headers.authorization = bearer(again.USER.TOKEN).authorization
	expect((await setPassword()).status).toBe(200)
})

describe('rejects a response of the provider', () => {
	test('the second time', async () => {
		const proof = await proofOf('rina')
		const answers = await Promise.all([google(proof), google(proof)])
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
		expect(await problemOf(await google(proof))).toEqual([401, 'GOOGLE_REFUSED'])
	})

	test('for another sign-in', async () => {
		const proof = { ...(await proofOf('rina')), NONCE: newNonce() }
		expect(await problemOf(await google(proof))).toEqual([401, 'GOOGLE_REFUSED'])
	})

	test('with an unconfirmed email', async () => {
		expect(await problemOf(await google(await proofOf('unproven')))).toEqual([
			401,
			'GOOGLE_REFUSED',
		])
	})

	test('for another shop', async () => {
		const NONCE = newNonce()
		const wanted = { redirectUri, login: 'rina', nonce: NONCE, clientId: otherClientId }
		const ID_TOKEN = await idTokenFrom(provider, wanted)
		expect(await problemOf(await google({ ID_TOKEN, NONCE }))).toEqual([401, 'GOOGLE_REFUSED'])
	})

	const seconds = () => Math.floor(Date.now() / 1000)
	const good = (nonce: string): JWTPayload => ({
		iss: provider.issuer,
		aud: openIdClient.id,
		sub: 'rina',
		nonce,
		email: 'rina@example.com',
		email_verified: true,
		iat: seconds(),
		exp: seconds() + 60,
	})

	test.each<[string, JWTPayload]>([
		['expired', { exp: 1 }],
		['old', { iat: 1 }],
		['without an age', { iat: undefined }],
		['without an end', { exp: undefined }],
		['of another issuer', { iss: 'https://evil.example' }],
		['for another client', { aud: otherClientId }],
		['got by another client', { azp: otherClientId }],
		['not yet valid', { nbf: 99_999_999_999 }],
		['without a nonce', { nonce: undefined }],
		['without a person', { sub: undefined }],
		['with an email nobody checked', { email_verified: 'true' }],
		['without an email', { email: undefined }],
	])('%s, even if signed with its key', async (_name, change) => {
		const NONCE = newNonce()
		const ID_TOKEN = await provider.sign({ ...good(NONCE), ...change })
		expect(await problemOf(await google({ ID_TOKEN, NONCE }))).toEqual([401, 'GOOGLE_REFUSED'])
		const whole = await provider.sign(good(NONCE))
		expect((await google({ ID_TOKEN: whole, NONCE })).status).toBe(200)
	})

	test('signed with another key, another algorithm or unsigned', async () => {
		const NONCE = newNonce()
		const claims = good(NONCE)
		const { privateKey } = await generateKeyPair('RS256')
		const { privateKey: curve } = await generateKeyPair('ES256')
		const head = { alg: 'none', typ: 'JWT' }
		const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
		const secret = Buffer.from(openIdClient.secret)
		const tokens = [
			await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'tests' }).sign(privateKey),
			await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'x' }).sign(privateKey),
			await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'tests' }).sign(curve),
			await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'tests' }).sign(secret),
			`${part(head)}.${part(claims)}.`,
			`${part(head)}.${part(claims)}`,
			'x',
			'..',
			'a.b.c.d.e',
		]
		for (const ID_TOKEN of tokens) {
			expect(await problemOf(await google({ ID_TOKEN, NONCE })), ID_TOKEN).toEqual([
				401,
				'GOOGLE_REFUSED',
			])
		}
	})
})

test('reports an unavailable provider as 503, and requests its keys again', async () => {
	const clientId = openIdClient.id
	const away = googleProvider({ issuer: 'http://127.0.0.1:1', clientId })
	for (let time = 0; time < 2; time++) {
		await expect(away.verify('x', newNonce(), new Date())).rejects.toMatchObject({ status: 503 })
	}
})

import { Secret, TOTP } from 'otpauth'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { VISITOR_ADDRESS_HEADER, VISITOR_DEVICE_HEADER } from '#contract/auth.ts'
import { FailureWire } from '#contract/envelope.ts'
import { OPERATOR_COMPANY_HEADER } from '#contract/operator-access.ts'
import { STAFF_MAIL_PAGES } from '#contract/staff-account.ts'
import * as member from '#contract/staff-member.ts'
import * as session from '#contract/staff-session.ts'
import { answerChallenge, type InvitationAcceptance, signInStaff } from '#contract/staff-sign-in.ts'
import { permissionsOf } from '#contract/operator/permissions.ts'
import { exampleApi, exampleSecret } from '#tests/support/example-api.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { sqlFailureOf } from '#website-api/db/sql-error.ts'
import { mailWriters } from '#website-api/mail-writers.ts'
import { deliverMail } from '#website-api/modules/platform/mail/deliver-mail.ts'
import type { Mail } from '#website-api/modules/platform/mail/mailer.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { operatorEvent } from '#website-api/modules/platform/operator-api/operator-event.table.ts'
import { deliverNext } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { addStaff } from './add-staff.command.ts'
import { staffAccount, staffLink } from './staff-account.table.ts'
import { staffInvitation } from './staff-member.table.ts'
import { staffSession } from './staff-session.table.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let other: ExampleShop
/** Time of the API; second factor codes are generated for it. */
let now = new Date()
const password = 'melon biru di rak atas'
const installation = newOperatorKey()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, undefined, { clock: () => now })
	shop = await exampleShop(database.db, [], 'toko-satu')
	other = await exampleShop(database.db, [], 'toko-dua')
	await storeOperatorKey(database.db, installation, {
		label: 'installation',
		role: 'owner',
		companyId: null,
	})
})
afterAll(() => database.close())

type Requested = {
	bearer?: string
	body?: unknown
	method?: string
	headers?: Record<string, string>
}

async function call(path: string, { bearer, body, method, headers }: Requested = {}) {
	const response = await api.request(`/operator/v1${path}`, {
		method: method ?? (body === undefined ? 'GET' : 'POST'),
		headers: {
			'content-type': 'application/json',
			...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
			...headers,
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	const { code, errors } = FailureWire.partial().parse(answer)
	return { status: response.status, answer, code, errors }
}

let people = 0

async function person(
	roles: Parameters<typeof addStaff>[1]['roles'],
	over: { isAdministrator?: boolean } = {},
) {
	people += 1
	const email = `orang${people}@toko.example`
	const { id } = await addStaff(database.db, {
		email,
		name: `Orang ${people}`,
		isAdministrator: false,
		roles,
		password,
		...over,
	})
	return { id, email }
}

async function signedIn(email: string, typed = password) {
	const body = { EMAIL: email, PASSWORD: typed, DEVICE_LABEL: 'HP' }
	const { answer } = await call('/sign-in', { body })
	const { data } = signInStaff.answer.parse(answer)
	if (data.SECOND_FACTOR) throw new Error('A second factor is asked for.')
	return data.TOKEN
}

async function owner() {
	const account = await person([{ companyCode: shop.code, role: 'owner' }])
	return { ...account, bearer: await signedIn(account.email) }
}

async function confirmed(bearer: string) {
	expect((await call('/confirm', { bearer, body: { PASSWORD: password } })).status).toBe(200)
	return bearer
}

async function me(bearer: string) {
	return session.getMe.answer.parse((await call('/me', { bearer })).answer).data
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

function tokenIn(mail: Mail | undefined, page: string): string {
	const [, token = ''] =
		new RegExp(`https://admin.contoh.id${page}\\?token=(\\S+)`).exec(mail?.text ?? '') ?? []
	return token
}

describe('signing in', () => {
	test('opens a session with identity and permissions', async () => {
		const account = await person([
			{ companyCode: shop.code, role: 'warehouse' },
			{ companyCode: other.code, role: 'content' },
		])
		const data = await me(await signedIn(account.email.toUpperCase()))
		expect(data).toMatchObject({ ACCOUNT_ID: account.id, IS_ADMINISTRATOR: false })
		expect(data.COMPANY_LIST).toMatchObject([
			{ COMPANY_CODE: shop.code, ROLE: 'warehouse', PERMISSION_LIST: permissionsOf('warehouse') },
			{ COMPANY_CODE: other.code, ROLE: 'content', PERMISSION_LIST: permissionsOf('content') },
		])
		expect(data.INSTALLATION_PERMISSION_LIST).toEqual([])
	})

	test('is refused equally for a wrong password and for an unknown account', async () => {
		const { email } = await person([])
		for (const body of [
			{ EMAIL: email, PASSWORD: 'salah sekali' },
			{ EMAIL: 'tidak@ada.example', PASSWORD: password },
		]) {
			expect(await call('/sign-in', { body })).toMatchObject({
				status: 401,
				code: 'STAFF_SIGN_IN_REFUSED',
			})
		}
	})

	test('is limited for an account and for a network', async () => {
		const { email } = await person([])
		const statuses = async (EMAIL: (at: number) => string, address: (at: number) => string) => {
			const seen: number[] = []
			for (let at = 0; at < 31; at++) {
				const headers = { [VISITOR_ADDRESS_HEADER]: address(at) }
				const body = { EMAIL: EMAIL(at), PASSWORD: 'salah' }
				seen.push((await call('/sign-in', { body, headers })).status)
			}
			return seen.filter((status) => status === 401).length
		}
		expect(
			await statuses(
				() => email,
				() => '203.0.113.1',
			),
		).toBe(10)
		expect(
			await statuses(
				(at) => `${at}@toko.example`,
				() => '203.0.113.2',
			),
		).toBe(20)
		const elsewhere = await statuses(
			() => email,
			(at) => `198.51.100.${at}`,
		)
		expect(elsewhere).toBe(15)
		expect((await call('/sign-in', { body: { EMAIL: email, PASSWORD: password } })).status).toBe(
			429,
		)
	})

	test('stores neither token nor password in plain text', async () => {
		const { email } = await person([])
		const bearer = await signedIn(email)
		const { rows } = await database.db.execute<{ line: string }>(
			sql`select staff_session::text as line from staff_session
				union all select staff_account::text from staff_account`,
		)
		expect(rows.filter(({ line }) => line.includes(bearer) || line.includes(password))).toEqual([])
	})
})

describe('a session', () => {
	test('is listed, and ends when it or another session of the account signs it out', async () => {
		const { email } = await person([])
		const [first, second] = [await signedIn(email), await signedIn(email)]
		const stranger = await owner()
		const { answer } = await call('/sessions', { bearer: second })
		const { list } = session.listStaffSessions.answer.parse(answer).data
		expect(list.map((one) => [one.DEVICE_LABEL, one.IS_CURRENT]).toSorted()).toEqual([
			['HP', false],
			['HP', true],
		])
		const firstId = list.find((one) => !one.IS_CURRENT)?.SESSION_ID ?? ''
		const end = { method: 'DELETE', bearer: stranger.bearer }
		expect((await call(`/sessions/${firstId}`, end)).status).toBe(404)
		expect((await call(`/sessions/${firstId}`, { ...end, bearer: second })).status).toBe(200)
		expect(await call('/me', { bearer: first })).toMatchObject({
			status: 401,
			code: 'SESSION_INVALID',
		})
		expect((await call('/sign-out', { bearer: second, body: {} })).status).toBe(200)
		expect((await call('/me', { bearer: second })).status).toBe(401)
	})

	test.each([
		['after eight hours without use', { seenAt: sql`now() - interval '8 hours 1 second'` }],
		['after seven days', { expiresAt: sql`now() - interval '1 second'` }],
	])('ends %s', async (_when, change) => {
		const { bearer, id } = await owner()
		expect((await call('/orders', { bearer })).status).toBe(200)
		await database.db.update(staffSession).set(change).where(eq(staffSession.accountId, id))
		expect((await call('/orders', { bearer })).status).toBe(401)
	})

	test('of no account gives no access, and a key gives no access to data of an account', async () => {
		const made = `staff_${'a'.repeat(43)}`
		expect((await call('/me', { bearer: made })).status).toBe(401)
		expect((await call('/me', { bearer: installation })).status).toBe(403)
	})

	test('uses the company of the request, or the account’s only one', async () => {
		const account = await person([
			{ companyCode: shop.code, role: 'owner' },
			{ companyCode: other.code, role: 'content' },
		])
		const bearer = await signedIn(account.email)
		const requested = async (code?: string) => {
			const headers: Record<string, string> =
				code === undefined ? {} : { [OPERATOR_COMPANY_HEADER]: code }
			return (await call('/staff', { bearer, headers })).status
		}
		expect(await requested()).toBe(422)
		expect(await requested(shop.code)).toBe(200)
		expect(await requested(other.code)).toBe(403)
		expect(await requested('tidak-ada')).toBe(404)
		expect((await call(`/sites/${other.code}/pages`, { bearer })).status).toBe(200)
		expect((await call('/staff', { bearer: (await owner()).bearer })).status).toBe(200)
	})
})

describe('the second factor', () => {
	async function withApp() {
		const { bearer, email, id } = await owner()
		expect(await call('/second-factor', { bearer, body: {} })).toMatchObject({
			status: 403,
			code: 'CONFIRMATION_REQUIRED',
		})
		await confirmed(bearer)
		const started = (await call('/second-factor', { bearer, body: {} })).answer
		const { SECRET, ADDRESS } = session.beginSecondFactor.answer.parse(started).data
		expect(ADDRESS).toContain('otpauth://totp/Etalase')
		const app = new TOTP({ secret: Secret.fromBase32(SECRET) })
		const code = () => app.generate({ timestamp: now.getTime() })
		const turnOn = (CODE: string) => call('/second-factor/confirmation', { bearer, body: { CODE } })
		expect((await turnOn('000000')).errors).toHaveProperty('CODE')
		const { CODE_LIST } = session.enableSecondFactor.answer.parse(
			(await turnOn(code())).answer,
		).data
		return { bearer, email, id, code, SECRET, codes: CODE_LIST }
	}
	async function challenge(email: string) {
		const { answer } = await call('/sign-in', { body: { EMAIL: email, PASSWORD: password } })
		const { data } = signInStaff.answer.parse(answer)
		return data.SECOND_FACTOR ? data.CHALLENGE : ''
	}
	const answer = (CHALLENGE: string, CODE: string) =>
		call('/sign-in/second-factor', { body: { CHALLENGE, CODE } })
	/** The next code of the app. */
	const later = () => {
		now = new Date(now.getTime() + 30_000)
	}

	test('accepts a code of the app once', async () => {
		const { email, code } = await withApp()
		expect((await answer(await challenge(email), code())).errors).toHaveProperty('CODE')
		later()
		const used = await challenge(email)
		const signedInWith = await answer(used, code())
		expect(answerChallenge.answer.parse(signedInWith.answer).data.TOKEN).toMatch(/^staff_/)
		expect((await answer(await challenge(email), code())).errors).toHaveProperty('CODE')
		later()
		expect(await answer(used, code())).toMatchObject({ status: 410, code: 'LINK_USED' })
		expect((await answer('erfunden', code())).status).toBe(410)
	})

	test('accepts a recovery code once, in any spelling', async () => {
		const { email, bearer, codes } = await withApp()
		expect(codes).toHaveLength(10)
		const [first = '', second = ''] = codes
		const typed = first.toLowerCase().replaceAll('-', ' ')
		expect((await answer(await challenge(email), typed)).status).toBe(200)
		expect((await answer(await challenge(email), first)).status).toBe(422)
		expect((await me(bearer)).RECOVERY_CODES_LEFT).toBe(9)
		await confirmed(bearer)
		await call('/second-factor/recovery-codes', { bearer, body: {} })
		expect((await answer(await challenge(email), second)).status).toBe(422)
	})

	test('allows ten wrong codes', async () => {
		const { email, code } = await withApp()
		const requested = await challenge(email)
		for (let at = 0; at < 10; at++) expect((await answer(requested, '000000')).status).toBe(422)
		later()
		expect((await answer(requested, code())).status).toBe(429)
	})

	test('lets the owner in with a known browser or the right recovery code, whatever others typed', async () => {
		const { email, code, codes } = await withApp()
		const own = { [VISITOR_DEVICE_HEADER]: 'd'.repeat(22), [VISITOR_ADDRESS_HEADER]: '192.0.2.7' }
		const signIn = (headers: Record<string, string>, more: object = {}) =>
			call('/sign-in', { headers, body: { EMAIL: email, PASSWORD: password, ...more } })
		const confirm = (CHALLENGE: string, CODE: string, headers: Record<string, string>) =>
			call('/sign-in/second-factor', { headers, body: { CHALLENGE, CODE } })
		later()
		const first = await challenge(email)
		expect((await confirm(first, code(), own)).status).toBe(200)
		const requested = await challenge(email)
		const guesses = async (
			guess: (headers: Record<string, string>) => Promise<{ status: number }>,
		) => {
			const statuses: number[] = []
			for (let at = 0; at < 60; at += 1) {
				const headers = {
					[VISITOR_ADDRESS_HEADER]: `10.1.${at}.1`,
					[VISITOR_DEVICE_HEADER]: `${'e'.repeat(20)}${at}`,
				}
				statuses.push((await guess(headers)).status)
			}
			return statuses.filter((status) => status !== 429).length
		}
		expect(await guesses((headers) => confirm(requested, '000000', headers))).toBe(10)
		expect(
			await guesses((headers) =>
				call('/sign-in', { headers, body: { EMAIL: email, PASSWORD: 'x' } }),
			),
		).toBe(25)
		const elsewhere = { [VISITOR_ADDRESS_HEADER]: '198.51.100.77' }
		// A stranger is refused with the right password and code; the owner's browser and network are not.
		expect((await signIn(elsewhere)).status).toBe(429)
		expect((await confirm(requested, code(), elsewhere)).status).toBe(429)
		expect((await signIn({ [VISITOR_ADDRESS_HEADER]: '192.0.2.7' })).status).toBe(200)
		const known = await signIn({ ...own, [VISITOR_ADDRESS_HEADER]: '198.51.100.78' })
		const { data } = signInStaff.answer.parse(known.answer)
		later()
		expect((await confirm(data.SECOND_FACTOR ? data.CHALLENGE : '', code(), own)).status).toBe(200)
		const [one = '', two = ''] = codes
		expect((await confirm(requested, one, elsewhere)).status).toBe(200)
		const recovered = await signIn(elsewhere, { RECOVERY_CODE: two })
		expect(signInStaff.answer.parse(recovered.answer).data.SECOND_FACTOR).toBe(false)
		const further = { [VISITOR_ADDRESS_HEADER]: '198.51.100.79' }
		expect((await signIn(further, { RECOVERY_CODE: two })).status).toBe(429)
		expect((await signIn(further, { PASSWORD: 'x', RECOVERY_CODE: codes[2] })).status).toBe(401)
	})

	test('is guessed at ten times in a session, which locks out no other session', async () => {
		const { email, bearer, code } = await withApp()
		later()
		const { answer: opened } = await answer(await challenge(email), code())
		const other = answerChallenge.answer.parse(opened).data.TOKEN
		const guess = (who: string, body: object) => call('/confirm', { bearer: who, body })
		for (const body of [{ CODE: '000000' }, { PASSWORD: 'salah' }]) {
			const seen: number[] = []
			for (let at = 0; at < 12; at += 1) seen.push((await guess(other, body)).status)
			expect(seen.filter((status) => status === 422)).toHaveLength(10)
		}
		expect((await guess(other, { PASSWORD: password })).status).toBe(429)
		expect((await guess(bearer, { PASSWORD: password })).status).toBe(200)
		later()
		expect((await guess(bearer, { CODE: code() })).status).toBe(200)
	})

	test('stays when the password is reset, and its secret is sealed', async () => {
		const { email, id, SECRET } = await withApp()
		await mails()
		await call('/password-reset', { body: { EMAIL: email } })
		const TOKEN = tokenIn((await mails())[0], STAFF_MAIL_PAGES.passwordReset)
		const PASSWORD = 'mangga hijau di meja'
		const reset = { body: { TOKEN, PASSWORD } }
		expect((await call('/password-reset/confirmation', reset)).status).toBe(200)
		const body = { EMAIL: email, PASSWORD }
		expect((await call('/sign-in', { body })).answer).toMatchObject({
			data: { SECOND_FACTOR: true },
		})
		const [row] = await database.db.select().from(staffAccount).where(eq(staffAccount.id, id))
		expect(JSON.stringify(row)).not.toContain(SECRET)
	})

	test('can be turned off after confirmation', async () => {
		const { email, bearer } = await withApp()
		await database.db.update(staffSession).set({ confirmedAt: null })
		const off = () => call('/second-factor', { method: 'DELETE', bearer })
		expect((await off()).status).toBe(403)
		await confirmed(bearer)
		expect((await off()).status).toBe(200)
		expect(await signedIn(email)).toMatch(/^staff_/)
	})
})

describe('requires confirmation', () => {
	test.each([
		[
			'a withdrawal',
			'/withdrawals/00000000-0000-4000-8000-000000000000/payout',
			{ REFERENCE: 'R' },
		],
		['a refund', '/guest-refunds/00000000-0000-4000-8000-000000000000/payout', { REFERENCE: 'R' }],
		['an invitation', '/invitations', { EMAIL: 'a@b.example', ROLE: 'content' }],
		['a key', '/keys', { ROLE: 'staff', LABEL: 'x', COMPANY_CODE: 'toko-satu' }],
	])('%s requires password or code, and again ten minutes later', async (_what, path, body) => {
		const { bearer, id } = await owner()
		const requested = () => call(path, { bearer, body })
		expect(await requested()).toMatchObject({ status: 403, code: 'CONFIRMATION_REQUIRED' })
		expect((await call('/confirm', { bearer, body: { PASSWORD: 'salah' } })).status).toBe(422)
		expect((await requested()).status).toBe(403)
		await confirmed(bearer)
		expect((await requested()).status).not.toBe(403)
		await database.db
			.update(staffSession)
			.set({ confirmedAt: sql`now() - interval '10 minutes'` })
			.where(eq(staffSession.accountId, id))
		expect((await requested()).status).toBe(403)
	})
})

test('a change of QRIS requires confirmation, other settings of a shop do not', async () => {
	const { bearer } = await owner()
	const patch = (body: unknown) => call(`/sites/${shop.code}`, { method: 'PATCH', bearer, body })
	expect((await patch({ TITLE: 'Toko Satu' })).status).toBe(200)
	expect(await patch({ QRIS_TEXT: null })).toMatchObject({
		status: 403,
		code: 'CONFIRMATION_REQUIRED',
	})
	await confirmed(bearer)
	expect((await patch({ QRIS_TEXT: null })).status).toBe(200)
})

describe('a password', () => {
	test('is changed with the current one, ends the other sessions, and is confirmed by mail', async () => {
		const { email, bearer } = await owner()
		const another = await signedIn(email)
		const change = (PASSWORD_CURRENT: string, PASSWORD: string) =>
			call('/password', { bearer, body: { PASSWORD_CURRENT, PASSWORD } })
		expect((await change('salah', 'mangga hijau')).errors).toHaveProperty('PASSWORD_CURRENT')
		expect((await change(password, 'password123')).errors).toHaveProperty('PASSWORD')
		expect((await change(password, 'mangga hijau')).status).toBe(200)
		expect((await call('/me', { bearer })).status).toBe(200)
		expect((await call('/me', { bearer: another })).status).toBe(401)
		const told = (await mails()).filter((mail) => mail.to === email)
		expect(told.map((mail) => mail.subject)).toEqual(['Kata sandimu di admin telah diganti'])
	})

	test('is reset by a mailed link, once, within the hour', async () => {
		const { email, bearer } = await owner()
		await mails()
		expect((await call('/password-reset', { body: { EMAIL: email } })).status).toBe(200)
		expect((await call('/password-reset', { body: { EMAIL: 'tidak@ada.example' } })).status).toBe(
			200,
		)
		const sent = await mails()
		expect(sent.map((mail) => mail.to)).toEqual([email])
		const TOKEN = tokenIn(sent[0], STAFF_MAIL_PAGES.passwordReset)
		const reset = (token = TOKEN) =>
			call('/password-reset/confirmation', {
				body: { TOKEN: token, PASSWORD: 'jambu merah besar' },
			})
		expect((await reset(`${TOKEN.slice(0, -4)}AAAA`)).status).toBe(410)
		expect((await reset()).status).toBe(200)
		expect((await reset()).status).toBe(410)
		expect((await call('/me', { bearer })).status).toBe(401)
		expect(await signedIn(email, 'jambu merah besar')).toMatch(/^staff_/)
		await call('/password-reset', { body: { EMAIL: email } })
		await database.db.update(staffLink).set({ expiresAt: sql`now() - interval '1 second'` })
		const late = (await mails()).findLast((mail) => mail.text.includes('?token='))
		expect((await reset(tokenIn(late, STAFF_MAIL_PAGES.passwordReset))).status).toBe(410)
	})
})

describe('an invitation', () => {
	async function invited(bearer: string, EMAIL: string, ROLE = 'manager') {
		await mails()
		const { status, answer } = await call('/invitations', { bearer, body: { EMAIL, ROLE } })
		expect(status).toBe(201)
		const { INVITATION_ID } = member.invite.answer.parse(answer).data
		const TOKEN = tokenIn((await mails())[0], STAFF_MAIL_PAGES.invitation)
		const listed = member.listInvitations.answer.parse(
			(await call('/invitations', { bearer })).answer,
		)
		const link = listed.data.list.find((one) => one.INVITATION_ID === INVITATION_ID)?.LINK ?? ''
		// The link that staff may pass on is the mailed one.
		expect(new URL(link).searchParams.get('token')).toBe(TOKEN)
		return { INVITATION_ID, TOKEN }
	}
	const accept = (body: Partial<z.input<typeof InvitationAcceptance>>) =>
		call('/invitations/acceptance', { body })

	test('is mailed, creates an account with its role, and is used up', async () => {
		const bearer = await confirmed((await owner()).bearer)
		const { TOKEN } = await invited(bearer, 'baru@toko.example')
		const found = await call('/invitations/look-up', { body: { TOKEN } })
		expect(found.answer).toMatchObject({ data: { EMAIL: 'baru@toko.example', HAS_ACCOUNT: false } })
		expect((await accept({ TOKEN, PASSWORD: password })).errors).toHaveProperty('NAME')
		const whole = { TOKEN, NAME: 'Bu Baru', PASSWORD: password }
		expect((await accept({ ...whole, PASSWORD: 'pendek' })).errors).toHaveProperty('PASSWORD')
		expect((await accept(whole)).status).toBe(200)
		expect(await accept(whole)).toMatchObject({ status: 410, code: 'LINK_USED' })
		const data = await me(await signedIn('baru@toko.example'))
		expect(data.COMPANY_LIST).toMatchObject([{ COMPANY_CODE: shop.code, ROLE: 'manager' }])
	})

	test('gives an existing account the role, with its password', async () => {
		const account = await person([{ companyCode: other.code, role: 'finance' }])
		const bearer = await confirmed((await owner()).bearer)
		const { TOKEN } = await invited(bearer, account.email)
		expect((await accept({ TOKEN, PASSWORD: 'bukan kata sandinya' })).status).toBe(422)
		expect((await accept({ TOKEN, PASSWORD: password })).status).toBe(200)
		expect((await me(await signedIn(account.email))).COMPANY_LIST).toHaveLength(2)
	})

	test('is invalid once it is revoked, replaced or three days old', async () => {
		const bearer = await confirmed((await owner()).bearer)
		const replaced = await invited(bearer, 'lain@toko.example')
		const revoked = await invited(bearer, 'lain@toko.example')
		expect((await accept({ ...replaced, NAME: 'Lain', PASSWORD: password })).status).toBe(410)
		const foreign = await person([{ companyCode: other.code, role: 'owner' }])
		const stranger = await confirmed(await signedIn(foreign.email))
		const remove = (by: string) =>
			call(`/invitations/${revoked.INVITATION_ID}`, { method: 'DELETE', bearer: by })
		expect((await remove(stranger)).status).toBe(404)
		expect((await remove(bearer)).status).toBe(200)
		expect((await accept({ ...revoked, NAME: 'Lain', PASSWORD: password })).status).toBe(410)
		const old = await invited(bearer, 'tua@toko.example')
		await database.db.update(staffInvitation).set({ expiresAt: sql`now() - interval '1 second'` })
		expect((await accept({ ...old, NAME: 'Tua', PASSWORD: password })).status).toBe(410)
	})
})

describe('the staff of a company', () => {
	test('is listed, changed and removed by an owner, but the last owner stays', async () => {
		const only = await exampleShop(database.db, [], 'toko-tiga')
		const first = await person([{ companyCode: only.code, role: 'owner' }])
		const worker = await person([{ companyCode: only.code, role: 'warehouse' }])
		const bearer = await confirmed(await signedIn(first.email))
		const working = await signedIn(worker.email)
		expect((await call('/staff', { bearer: working })).status).toBe(403)
		const { list } = member.listMembers.answer.parse((await call('/staff', { bearer })).answer).data
		expect(list.map((one) => one.ACCOUNT_ID).toSorted()).toEqual([first.id, worker.id].toSorted())
		const change = (id: string, ROLE: string) =>
			call(`/staff/${id}`, { method: 'PATCH', bearer, body: { ROLE } })
		expect((await change(first.id, 'manager')).code).toBe('LAST_OWNER')
		expect((await change(worker.id, 'finance')).answer).toMatchObject({ data: { ROLE: 'finance' } })
		const remove = (id: string) => call(`/staff/${id}`, { method: 'DELETE', bearer })
		expect((await remove(first.id)).code).toBe('LAST_OWNER')
		expect((await remove(worker.id)).status).toBe(200)
		expect((await call('/orders', { bearer: working })).status).toBe(403)
		expect((await remove(worker.id)).status).toBe(404)
	})

	test('gets a link for a new password from an owner, unless the account can do more elsewhere', async () => {
		const only = await exampleShop(database.db, [], 'toko-empat')
		const first = await person([{ companyCode: only.code, role: 'owner' }])
		const worker = await person([{ companyCode: only.code, role: 'warehouse' }])
		const both = await person([
			{ companyCode: only.code, role: 'content' },
			{ companyCode: other.code, role: 'owner' },
		])
		const foreign = await person([{ companyCode: other.code, role: 'content' }])
		const bearer = await signedIn(first.email)
		const link = (id: string, by = bearer) =>
			call(`/staff/${id}/reset-link`, { method: 'POST', bearer: by })
		expect((await link(worker.id)).status).toBe(403)
		await confirmed(bearer)
		expect(await link(both.id)).toMatchObject({ status: 409, code: 'STAFF_ELSEWHERE' })
		expect((await link(foreign.id)).status).toBe(404)
		expect((await link(worker.id, await signedIn(worker.email))).status).toBe(403)
		const made = await link(worker.id)
		expect(made.status).toBe(201)
		const address = new URL(member.createResetLink.answer.parse(made.answer).data.LINK)
		expect(address.pathname).toBe(STAFF_MAIL_PAGES.passwordReset)
		const TOKEN = address.searchParams.get('token') ?? ''
		const PASSWORD = 'sawah hijau di kaki gunung'
		const reset = () => call('/password-reset/confirmation', { body: { TOKEN, PASSWORD } })
		expect((await reset()).status).toBe(200)
		expect((await reset()).code).toBe('LINK_USED')
		expect(await signedIn(worker.email, PASSWORD)).toMatch(/^staff_/)
	})

	test('gets accounts with a random password from administrators of the installation', async () => {
		const bearer = await confirmed((await owner()).bearer)
		const body = {
			EMAIL: 'awal@toko.example',
			NAME: 'Awal',
			COMPANY_CODE: shop.code,
			ROLE: 'owner',
		}
		expect((await call('/staff', { bearer, body })).status).toBe(403)
		const made = await call('/staff', { bearer: installation, body })
		const { ACCOUNT_ID, PASSWORD } = member.addMember.answer.parse(made.answer).data
		expect(await signedIn(body.EMAIL, PASSWORD ?? '')).toMatch(/^staff_/)
		const again = await call('/staff', { bearer: installation, body })
		expect(again.answer).toMatchObject({ data: { ACCOUNT_ID, PASSWORD: null } })
		const replaced = await call(`/staff/${ACCOUNT_ID}/password`, { bearer: installation, body: {} })
		const fresh = member.addMember.answer.parse(replaced.answer).data.PASSWORD
		expect(fresh).not.toBe(PASSWORD)
		expect(await signedIn(body.EMAIL, fresh ?? '')).toMatch(/^staff_/)
	})
})

test('records a staff member’s actions permanently, with name and address', async () => {
	const account = await person([{ companyCode: shop.code, role: 'owner' }])
	const headers = { [VISITOR_ADDRESS_HEADER]: '203.0.113.9' }
	const bearer = await signedIn(account.email)
	const site = `/sites/${shop.code}/tiers`
	const body = { TIER_CODE: 'SILVER', DISCOUNT_BASIS_POINTS: 100, IS_FREE_SHIPPING: false }
	expect((await call(site, { method: 'PUT', bearer, body, headers })).status).toBe(200)
	const events = await database.db
		.select()
		.from(operatorEvent)
		.where(eq(operatorEvent.staffId, account.id))
		.orderBy(operatorEvent.at)
	expect(events.map(({ operation, address }) => [operation, address])).toEqual([
		['POST /sign-in', ''],
		['PUT /sites/:code/tiers', '203.0.113.9'],
	])
	const failure = await database.db.delete(operatorEvent).then(() => undefined, sqlFailureOf)
	expect(failure?.sqlState).toBe('23001')
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { addFirstOwner, addSetupLink, SETUP_PAGE } from '#contract/setup.ts'
import { getMe } from '#contract/staff-session.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { readSettings } from '#website-api/settings.ts'
import { firstSetupLink } from './setup-link.command.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
const key = newOperatorKey()
const adminAddress = 'https://admin.toko.example'

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db, undefined, { adminAddress })
	await storeOperatorKey(database.db, key, { label: 'key', role: 'owner', companyId: null })
})
afterAll(() => database.close())

async function call(path: string, body: unknown = {}, bearer?: string) {
	const response = await api.request(`/operator/v1${path}`, {
		method: path === '/me' ? 'GET' : 'POST',
		headers: {
			'content-type': 'application/json',
			...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
		},
		...(path === '/me' ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer, ...FailureWire.partial().parse(answer) }
}

async function newToken(): Promise<string> {
	const { answer } = await call('/setup-link', {}, key)
	return tokenOf(addSetupLink.answer.parse(answer).data.ADDRESS)
}

const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? ''
const isValid = async (TOKEN: string) => (await call('/setup/look-up', { TOKEN })).status === 200
const owner = (TOKEN: string, EMAIL = 'ibu@toko.example') => ({
	TOKEN,
	EMAIL,
	NAME: 'Ibu Sari',
	WHATSAPP: '+6281234567890',
	PASSWORD: 'kopi pagi di teras rumah',
})
const accounts = async () =>
	(await database.db.execute(sql`select email from staff_account order by email`)).rows

// The tests depend on each other: an installation is set up once.
test('an empty installation has a link, whose token is not stored', async () => {
	const link = (await firstSetupLink(database.db, adminAddress)) ?? ''
	expect(link).toMatch(new RegExp(`^${adminAddress}${SETUP_PAGE}\\?token=[\\w-]{43}$`))
	expect(await isValid(tokenOf(link))).toBe(true)
	const { rows } = await database.db.execute<{ line: string }>(
		sql`select one::text as line from setup_link as one`,
	)
	expect(rows).toHaveLength(1)
	expect(rows[0]?.line).not.toContain(tokenOf(link))
})

test('another link ends the previous one, and requires a key of the installation', async () => {
	const first = await newToken()
	const second = await newToken()
	expect([await isValid(first), await isValid(second)]).toEqual([false, true])
	expect((await call('/setup-link')).status).toBe(401)
})

test.each(['', 'x', 'a'.repeat(300)])('%j is not a valid token', async (token) => {
	expect([410, 422]).toContain((await call('/setup/look-up', { TOKEN: token })).status)
	expect([410, 422]).toContain((await call('/setup/owner', owner(token))).status)
	expect(await accounts()).toEqual([])
})

test('a link expires after a day', async () => {
	const token = await newToken()
	await database.db.execute(sql`update setup_link set expires_at = now() - interval '1 second'`)
	expect(await isValid(token)).toBe(false)
	expect((await call('/setup/owner', owner(token))).code).toBe('LINK_USED')
	expect(await accounts()).toEqual([])
})

test('a common password is rejected and leaves the link valid', async () => {
	const token = await newToken()
	const { status, errors } = await call('/setup/owner', { ...owner(token), PASSWORD: '1234567890' })
	expect([status, Object.keys(errors ?? {})]).toEqual([422, ['PASSWORD']])
	expect(await isValid(token)).toBe(true)
})

test('one of several concurrent uses of a link succeeds, and the owner may create a company at once', async () => {
	const token = await newToken()
	const emails = ['satu', 'dua', 'tiga'].map((name) => `${name}@toko.example`)
	const answers = await Promise.all(
		emails.map((email) => call('/setup/owner', owner(token, email))),
	)
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
	expect(await accounts()).toHaveLength(1)
	const session = addFirstOwner.answer.parse(answers.find(({ status }) => status === 200)?.answer)
	const me = getMe.answer.parse((await call('/me', {}, session.data.TOKEN)).answer).data
	expect(me).toMatchObject({ IS_ADMINISTRATOR: true, COMPANY_LIST: [], WHATSAPP: '+6281234567890' })
	expect(me.CONFIRMED_UNTIL_DATE).not.toBeNull()
	expect(me.INSTALLATION_PERMISSION_LIST).toContain('companies')
})

test('there is no link once an account exists', async () => {
	expect((await call('/setup-link', {}, key)).code).toBe('SETUP_DONE')
	expect(await firstSetupLink(database.db, adminAddress)).toBeUndefined()
	// Not even an unused one, e.g. after an account was created on the command line.
	await database.db.execute(sql`update setup_link set used_at = null`)
	expect((await call('/setup-link', {}, key)).code).toBe('SETUP_DONE')
})

test('the example shops are for the embedded database unless configured otherwise', () => {
	const DATABASE_URL = 'postgres://localhost/toko'
	expect(readSettings({}).seed).toBe(true)
	expect(readSettings({ DATABASE_URL }).seed).toBe(false)
	expect(readSettings({ DATABASE_URL, ETALASE_SEED: 'yes' }).seed).toBe(true)
	expect(readSettings({ ETALASE_SEED: 'no' }).seed).toBe(false)
})

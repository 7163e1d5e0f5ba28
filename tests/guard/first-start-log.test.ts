import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '#contract/staff-member.ts'
import { signInStaff } from '#contract/staff-sign-in.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { freePort } from '#tests/support/ports.ts'
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts'
import { openPostgres } from '#website-api/db/postgres.ts'

const program = fileURLToPath(new URL('../../website-api/main.ts', import.meta.url))
const email = 'ibu@toko.example'

let database: TestDatabase
let data: string
let port: number
beforeAll(async () => {
	database = await freshDatabase()
	data = await mkdtemp(path.join(tmpdir(), 'etalase-first-start-'))
	port = await freePort()
})
afterAll(async () => {
	await database.drop()
	await rm(data, { recursive: true, force: true })
})

function start() {
	const env = {
		PATH: process.env.PATH,
		NODE_ENV: 'test' as const,
		LOG_LEVEL: 'debug',
		DATABASE_URL: database.url,
		ETALASE_DATA: data,
		WEBSITE_API_PORT: String(port),
	}
	const child = spawn(process.execPath, ['--import', 'tsx', program], { env })
	const said = { log: '', console: '' }
	child.stdout.on('data', (text: Buffer) => (said.log += text.toString()))
	child.stderr.on('data', (text: Buffer) => (said.console += text.toString()))
	return { child, said }
}

async function call(address: string, bearer: string, body: object): Promise<unknown> {
	const response = await fetch(`http://127.0.0.1:${port}/operator/v1${address}`, {
		method: 'POST',
		headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
	expect([address, response.status]).toEqual([address, expect.toBeOneOf([200, 201])])
	return response.json()
}

/** The tokens of links in a text. */
const tokensIn = (text: string) =>
	[...text.matchAll(/token=([\w.~-]{16,})/g)].map(([, token]) => token ?? '')

/** Waits for the mails of the topics above. */
async function mails(count: number): Promise<string> {
	const folder = path.join(data, 'mailbox')
	for (;;) {
		const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
		if (names.length >= count) {
			return (
				await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
			).join()
		}
		await sleep(100)
	}
}

async function answers() {
	const response = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => undefined)
	return response?.ok ?? false
}

test('neither log nor console of a first start has the keys, passwords and one-time links that it makes', async () => {
	const { child, said } = start()
	while (!(await answers())) {
		if (child.exitCode !== null) throw new Error(said.console)
		await sleep(100)
	}
	const key = (await readFile(path.join(data, 'operator-key'), 'utf8')).trim()
	const setup = tokensIn(await readFile(path.join(data, 'setup-link'), 'utf8'))
	const again = tokensIn(JSON.stringify(await call('/setup-link', key, {})))
	const { db, close } = openPostgres(database.url, 2)
	const { code } = await exampleShop(db, [])
	await close()
	const added = await call('/staff', key, {
		EMAIL: email,
		NAME: 'Ibu',
		COMPANY_CODE: code,
		ROLE: 'owner',
	})
	const password = addMember.answer.parse(added).data.PASSWORD ?? ''
	const signIn = { EMAIL: email, PASSWORD: password, DEVICE_LABEL: 'HP' }
	const { data: session } = signInStaff.answer.parse(await call('/sign-in', key, signIn))
	const bearer = session.SECOND_FACTOR ? '' : session.TOKEN
	await call('/confirm', bearer, { PASSWORD: password })
	await call('/invitations', bearer, { EMAIL: 'baru@toko.example', ROLE: 'manager' })
	await call('/password-reset', key, { EMAIL: email })
	const mailed = tokensIn(await mails(2))
	child.kill('SIGTERM')
	await once(child, 'close')

	const secrets = [...new Set([key, password, ...setup, ...again, ...mailed, bearer])]
	expect(secrets.filter((secret) => secret.length > 8).length).toBe(7)
	expect(said.log).toContain('/operator/v1/password-reset')
	for (const secret of secrets) expect([secret, said.log.includes(secret)]).toEqual([secret, false])
	for (const secret of secrets)
		expect([secret, said.console.includes(secret)]).toEqual([secret, false])
})

import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXAMPLE_STAFF_EMAIL, loadStaff, staffPasswordFile } from '#examples/load-staff.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleShop } from '#tests/support/example-shop.ts'
import { freePort } from '#tests/support/ports.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { ensureOperatorKey } from '#website-api/modules/platform/operator-api/first-operator-key.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let server: ReturnType<typeof createAdaptorServer>
let data: string
let port: number

beforeAll(async () => {
	database = await openTestDatabase()
	data = await mkdtemp(path.join(os.tmpdir(), 'etalase-staff-'))
	await ensureOperatorKey(database.db, data)
	api = exampleApi(database.db)
	server = createAdaptorServer({ fetch: api.fetch })
	port = await freePort()
	server.listen(port, '127.0.0.1')
	await once(server, 'listening')
	await exampleShop(database.db, [], 'toko-buku')
})
afterAll(async () => {
	server.close()
	await database.close()
	await rm(data, { recursive: true, force: true })
})

const staff = (...args: string[]) =>
	runCommand(['staff', ...args], {
		WEBSITE_API_URL: `http://127.0.0.1:${port}`,
		ETALASE_DATA: data,
	})

async function signIn(EMAIL: string, PASSWORD: string): Promise<number> {
	const response = await api.request('/operator/v1/sign-in', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ EMAIL, PASSWORD }),
	})
	return response.status
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''

test('the example account gets a random password, stored for its owner only, and its file is said once', async () => {
	const said: string[] = []
	expect(await loadStaff(database.db, ['toko-buku'], data, (line) => said.push(line))).toBe(true)
	expect(await loadStaff(database.db, ['toko-buku'], data, (line) => said.push(line))).toBe(false)
	const file = staffPasswordFile(data)
	const password = (await readFile(file, 'utf8')).trim()
	expect(said).toHaveLength(1)
	expect(said[0]).toContain(file)
	expect(said[0]).not.toContain(password)
	expect((await stat(file)).mode & 0o777).toBe(0o600)
	expect(await signIn(EXAMPLE_STAFF_EMAIL, password)).toBe(200)
})

test('an account is added, listed, given another password, and loses its role', async () => {
	const whole = ['--email', 'sari@toko.example', '--company', 'toko-buku', '--role', 'manager']
	const added = await staff('add', ...whole, '--name', 'Sari')
	expect(added.code).toBe(0)
	const password = lastLine(added.out)
	expect(await signIn('sari@toko.example', password)).toBe(200)
	const listed = await staff('list', '--company', 'toko-buku')
	expect(listed.out).toMatch(/sari@toko\.example\s+Sari\s+toko-buku\s+manager\s+no/)
	expect(listed.out).not.toContain(password)
	const reset = await staff('reset-password', 'sari@toko.example', '--yes')
	expect(await signIn('sari@toko.example', password)).toBe(401)
	expect(await signIn('sari@toko.example', lastLine(reset.out))).toBe(200)
	const removed = await staff('remove', 'sari@toko.example', '--company', 'toko-buku')
	expect(removed.out).toContain('no longer works for toko-buku')
	expect((await staff('list')).out).not.toContain('sari@toko.example')
})

test.each([
	['a role without its shop', 2, ['add', '--email', 'a@b.example', '--role', 'owner'], '--company'],
	['an unknown role', 2, ['add', '--email', 'a@b.example', '--role', 'boss'], 'A role is owner'],
	['a new account without a name', 3, ['add', '--email', 'a@b.example', '--administrator'], 'NAME'],
	['somebody unknown', 4, ['remove', 'a@b.example', '--company', 'toko-buku'], 'no role'],
])('%s is reported with an explanation', async (_what, exitCode, args, words) => {
	const { code, error } = await staff(...args)
	expect(code).toBe(exitCode)
	expect(error).toContain(words)
})

test('a shop gets another bank account, which can be switched off', async () => {
	const banks = (...args: string[]) =>
		runCommand(['banks', ...args, '--company', 'toko-buku'], {
			WEBSITE_API_URL: `http://127.0.0.1:${port}`,
			ETALASE_DATA: data,
		})
	const account = ['--number', '1230012345678', '--holder', 'PT Buku']
	expect(await banks('add', 'mandiri', ...account)).toMatchObject({ code: 0 })
	expect((await banks('off', 'bca')).out).toMatch(/BCA .* off/)
	expect((await banks('change', 'mandiri', '--holder', 'PT Buku Baru')).code).toBe(0)
	expect((await banks('list')).out).toMatch(
		/MANDIRI +Bank Mandiri +1230012345678 +PT Buku Baru +on/,
	)
	expect((await banks('off', 'jago')).error).toContain('There is no account "jago"')
})

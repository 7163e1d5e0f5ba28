import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleApi, storefrontHeaders } from '#tests/support/example-api.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { Api } from '#website-api/app.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'

const root = path.join(import.meta.dirname, '..', '..')
const bin = (...parts: string[]) => path.join(root, 'node_modules', ...parts)
const run = promisify(execFile)

/** What a developer who has only the OpenAPI document writes: types and paths come from it alone. */
const client = `import createClient from 'openapi-fetch'
import type { paths } from './website-api.d.ts'

export async function visit(fetch: (request: Request) => Promise<Response>, key: string) {
	const shop = createClient<paths>({ baseUrl: 'http://localhost/v1', fetch, headers: { 'api-access': key } })
	const found = await shop.GET('/product/{slug}', { params: { path: { slug: 'barang-1' } } })
	const name: string | undefined = found.data?.data.PRODUCT_NAME
	const listed = await shop.GET('/bank/bank-list')
	const banks: string[] | undefined = listed.data?.data.list.map((bank) => bank.BANK_CODE)
	const absent = await shop.GET('/product/{slug}', { params: { path: { slug: 'tidak-ada' } } })
	const code: 'PRODUCT_NOT_FOUND' | undefined = absent.error?.code === 'PRODUCT_NOT_FOUND' ? absent.error.code : undefined
	return { name, banks, code }
}
`

let database: OpenDatabase
let shop: ExampleShop
let folder: string

beforeAll(async () => {
	database = await openTestDatabase()
	shop = await exampleShop(database.db, [{ price: 10_000, stock: 5 }])
	// Inside the project, where the packages are found.
	await mkdir(path.join(root, '.cache'), { recursive: true })
	folder = await mkdtemp(path.join(root, '.cache', 'client-'))
	await saveDocuments(exampleApi(database.db), folder)
	await run(
		process.execPath,
		[bin('openapi-typescript', 'bin', 'cli.js'), 'openapi.json', '-o', 'website-api.d.ts'],
		{ cwd: folder },
	)
})
afterAll(async () => {
	await database.close()
	await rm(folder, { recursive: true })
})

/** The document of the website API with those that it refers to, as a generator reads them by their addresses. */
async function saveDocuments(api: Pick<Api, 'request'>, to: string): Promise<void> {
	const index = await (await api.request('/v1/openapi.json')).text()
	await writeFile(path.join(to, 'openapi.json'), index)
	await mkdir(path.join(to, 'openapi'))
	const files = new Set([...index.matchAll(/openapi\/[a-z]+\.json/g)].map(([file]) => file))
	for (const file of files) {
		await writeFile(path.join(to, file), await (await api.request(`/v1/${file}`)).text())
	}
}

/** What the type checker says of a program beside the generated types. */
async function typeErrors(file: string, program: string): Promise<string> {
	await writeFile(path.join(folder, file), program)
	const options =
		'--ignoreConfig --noEmit --strict --skipLibCheck --target esnext --module nodenext'.split(' ')
	const allowed = ['--allowImportingTsExtensions', '--types', 'node', '--lib', 'esnext,dom']
	const tsc = bin('typescript-native', 'bin', 'tsc')
	return run(process.execPath, [tsc, ...options, ...allowed, file], { cwd: folder }).then(
		({ stdout }) => stdout,
		(error: unknown) => String(error instanceof Error && 'stdout' in error ? error.stdout : error),
	)
}

test('a client generated from the OpenAPI document has the types of the answers, and its calls are answered', async () => {
	expect(await typeErrors('client.ts', client)).toBe('')
	const { visit } = await import(path.join(folder, 'client.ts'))
	const api = exampleApi(database.db)
	const key = storefrontHeaders(shop)['api-access']
	const seen: unknown = await visit((request: Request) => api.fetch(request), key)
	expect(seen).toMatchObject({
		name: 'Thing 1',
		banks: expect.arrayContaining(['BCA']),
		code: 'PRODUCT_NOT_FOUND',
	})
})

test.each([
	['a field that no answer has', client.replaceAll('PRODUCT_NAME', 'PRODUCT_TITLE')],
	['a path that the API lacks', client.replaceAll('/bank/bank-list', '/bank/banks')],
	['a code that no failure has', client.replaceAll('PRODUCT_NOT_FOUND', 'PRODUCT_LOST')],
])('a client with %s does not compile', async (_what, program) => {
	expect(await typeErrors('wrong.ts', program)).toMatch(/wrong\.ts.*error TS2\d\d\d/)
})

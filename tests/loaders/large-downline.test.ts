import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { builtPages } from '#server/remix.ts'
import { sendRequest } from '#tests/guard/support/send-request.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { type ExampleCustomer, exampleCustomer } from '#tests/support/example-customer.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { largeDownline } from '#tests/support/large-downline.ts'
import { openStorefront } from '#tests/support/open-storefront.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'

const members = 10_000
const maxBytes = 30_000
const build = fileURLToPath(new URL('../../build', import.meta.url))
const log = pino({ level: 'silent' })
let storefront: Awaited<ReturnType<typeof openStorefront>>
let open: OpenDatabase
let shop: ExampleShop
let top: ExampleCustomer
let cookie: string
let queries = 0

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [])
	top = await exampleCustomer(open.db, shop)
	await largeDownline(open.db, shop, top.customerId, members)
})

beforeAll(async () => {
	const api = exampleApi(
		new Proxy(open.db, {
			get(target, name, self) {
				if (name === 'execute' || name === 'select') queries += 1
				const value: unknown = Reflect.get(target, name, self)
				return value
			},
		}),
	)
	const { pages } = await builtPages(path.resolve(build), log)
	storefront = await openStorefront({
		env: readEnv({
			NODE_ENV: 'production',
			ETALASE_SECRET: 'a secret of the storefront that is long enough',
			WEBSITE_API_URL: 'http://website-api.test',
		}),
		log,
		files: () => undefined,
		transport: async (request) => api.fetch(request),
		pages: async (request, context) => {
			if (new URL(request.url).pathname !== '/signs-in') return pages(request, context)
			context.customer.open((top.headers['authorization'] ?? '').replace('Bearer ', ''))
			return new Response('')
		},
	})
	const { headers } = await visit('/signs-in')
	cookie = headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')
})
afterAll(async () => {
	await storefront.close()
	await open.close()
})

function visit(target: string) {
	const headers: [string, string][] = [['Host', shop.host]]
	if (cookie) headers.push(['Cookie', cookie])
	return sendRequest(storefront.port, { target, headers })
}

describe('[RT-40, RT-41] the pages of a customer with ten thousand members below', () => {
	test.each([
		['/profile/downline', 'Anggota'],
		['/en/profile/downline?page=500&sort=omzet', 'Anggota'],
		['/profile/downline?q=anggota&level=3', 'Anggota'],
		['/profile/genealogy', 'M00001'],
		['/en/profile/genealogy?q=anggota', 'Anggota'],
		['/profile/genealogy?at=M01000', 'M01000'],
	])(
		'%s are small, with a number of queries independent of the members',
		async (target, expectedText) => {
			await visit(target)
			queries = 0
			const begun = performance.now()
			const { status, body } = await visit(target)
			const milliseconds = Math.round(performance.now() - begun)
			const bytes = brotliCompressSync(body).length
			process.stdout.write(
				`${target}: ${bytes} bytes of brotli, ${queries} queries, ${milliseconds} ms\n`,
			)
			expect(status).toBe(200)
			expect(body.includes(expectedText)).toBe(true)
			expect(bytes).toBeLessThan(maxBytes)
			// A list shows twenty members, a branch more: one query per member would exceed this.
			expect(queries).toBeLessThanOrEqual(20)
		},
	)
})

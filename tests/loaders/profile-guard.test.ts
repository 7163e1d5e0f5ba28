import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gate } from '#app/http/gate.server.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { paramsOf, profileRoutes } from './support/profile-routes.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>
const requested: Request[] = []

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [{ price: 50_000, stock: 5 }])
	api = exampleApi(open.db)
})
afterAll(() => open.close())

function anonymous() {
	return shopper(shop.host, async (request) => {
		requested.push(request)
		return api.fetch(request)
	})
}

const table = await profileRoutes()
// Usually each in one language, the next one in the other.
const cases = table.flatMap(({ pattern, ...route }, at) =>
	sampleOf(['', '/en'], 2, at).map((prefix) => ({
		...route,
		at,
		pattern,
		prefix,
		path: `${prefix}${pattern.replace(/:\w+/g, 'contoh-1')}`,
	})),
)
const signIn = (prefix: string, back: string) =>
	`${prefix}/auth/login?redirectTo=${encodeURIComponent(back)}`

describe('[RR-01] every route under /profile redirects a signed-out visitor to the sign-in', () => {
	test('every route under /profile has a loader', () => {
		expect(table.length).toBeGreaterThan(30)
		for (const { file, loader } of table) expect(loader, file).toBeTypeOf('function')
	})

	test.each(cases)('GET $path', async ({ at, path, pattern, prefix, loader }) => {
		const visitor = anonymous()
		const params = paramsOf(`${prefix}${pattern}`, path)
		for (const query of sampleOf(['', '?page=2&q=kain'], 2, at >> 1)) {
			const request = visitor.requestTo(`${path}${query}`)
			const answer = await visitor.visit(loader ?? none, request, params)
			expect(answer).toMatchObject({ status: 303, location: signIn(prefix, `${path}${query}`) })
		}
		// Creating the context redirects, too, before any loader runs.
		const { context } = await visitor.storefront(visitor.requestTo(path))
		expect(gate(context)).toBe(signIn(prefix, path))
	})

	test.each(cases.filter(({ action }) => action !== undefined))(
		'POST $path redirects back to the page of the form',
		async ({ path, pattern, prefix, action }) => {
			const visitor = anonymous()
			const params = paramsOf(`${prefix}${pattern}`, path)
			for (const [page, back] of [
				[`${prefix}/profile/edit?x=1`, `${prefix}/profile/edit?x=1`],
				['', `${prefix}/profile`],
			] as const) {
				const request = visitor.requestTo(path, { method: 'POST', body: new URLSearchParams() })
				if (page !== '') request.headers.set('referer', `http://${shop.host}${page}`)
				const answer = await visitor.visit(action ?? none, request, params)
				expect(answer).toMatchObject({ status: 303, location: signIn(prefix, back) })
			}
		},
	)

	test('requests nothing but the site configuration from the website API', () => {
		expect(requested.length).toBeGreaterThan(0)
		for (const { method, url, headers } of requested) {
			expect(`${method} ${new URL(url).pathname}`).toMatch(
				/^GET \/v1\/(api-access|helper|category)/,
			)
			expect(headers.get('authorization')).toBeNull()
		}
	})
})

function none(): never {
	throw new Error('The route has no such export.')
}

import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transport } from '#app/api/call.ts'
import { brokenApi } from '#tests/support/broken-api.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { everyPage } from './support/every-page.ts'
import { websiteApiUrl } from './support/shopper.ts'

/** Short, so that an unresponsive API does not slow down the test; the real timeouts are tested with the client. */
const budgets = { apiAccess: 400, call: 120, page: 250, optional: 40, site: 250 }

const broken = brokenApi()
let database: OpenDatabase
let shop: Awaited<ReturnType<typeof everyPage>>

beforeAll(async () => {
	database = await openTestDatabase()
	shop = await everyPage(database)
	expect([...shop.cookies.keys()]).toEqual(expect.arrayContaining(['CART']))
})
afterAll(() => database.close())

const large = new Uint8Array(65_536)

/** A body of that many chunks, which nobody has to hold in memory completely. */
function pieces(count: number) {
	let left = count
	return new ReadableStream({
		pull(controller) {
			left -= 1
			if (left < 0) controller.close()
			else controller.enqueue(large)
		},
	})
}

const faults: Record<string, HttpResponseResolver> = {
	'no connection': () => HttpResponse.error(),
	silence: async () => {
		await delay('infinite')
	},
	'a 500': () => HttpResponse.json({ message: 'Internal' }, { status: 500 }),
	'no JSON': () => new HttpResponse('<html>Bad Gateway</html>'),
	'another shape': () => HttpResponse.json({ data: { SURPRISE: [1, null] } }),
	'null for everything': () => HttpResponse.json(null),
	'a redirect': () =>
		new HttpResponse(null, { status: 302, headers: { Location: 'http://169.254.169.254/' } }),
	'an empty 204': () => new HttpResponse(null, { status: 204 }),
}

// Without msw, which keeps a copy of each response, so that reading it would never be cancelled.
const largeBodies: [string, Transport][] = [
	['a body of 50 MB', async () => new Response(pieces(800))],
	['a body without end', async () => new Response(pieces(Infinity))],
]

/** Expects a response from every page, mostly that the shop is unavailable, and that cart and session survive. */
async function expectAnswers(transport: Transport, number: number, failing = [503]) {
	const { cookies } = shop
	// Usually every other page, the rest with the next fault.
	const pages = sampleOf(shop.pages, 2, number)
	const statuses = await Promise.all(
		pages.map(async ({ address, visit, status: well }) => {
			const visitor = shop.customerBefore(transport, budgets)
			const { status } = await visit(visitor)
			expect([200, ...failing, well], `${address}, which answered ${well} before`).toContain(status)
			for (const [name, value] of cookies) {
				expect(visitor.jar.get(name), `${name} after ${address}`).toBe(value)
			}
			return status
		}),
	)
	// Confirms that the fault had an effect: most pages that were shown cannot be without their data.
	const shown = pages.filter(({ status }) => status === 200)
	expect(statuses.filter((status) => failing.includes(status)).length).toBeGreaterThan(
		shown.length / 2,
	)
}

describe('every page handles any fault of the website API and keeps cart and session', () => {
	test.each(Object.entries(faults).map(([name, fault], at) => [name, fault, at] as const))(
		'%s',
		async (name, fault, at) => {
			broken.use(http.all(`${websiteApiUrl}/*`, fault))
			// Its own error is shown as one, until the breaker opens.
			await expectAnswers((request) => fetch(request), at, name === 'a 500' ? [500, 503] : [503])
		},
	)

	test.each(largeBodies.map(([name, transport], at) => [name, transport, at] as const))(
		'%s',
		async (_name, transport, at) => {
			await expectAnswers(transport, at)
		},
	)
})

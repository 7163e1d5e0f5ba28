import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, describe, expect, test } from 'vitest'
import type { Transport } from '#app/api/call.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { addresses, adminAddresses } from './support/addresses.ts'
import { wholeAdmin } from './support/whole-admin.ts'
import { wholeShop } from './support/whole-shop.ts'

let closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
	for (const close of closing) await close()
	closing = []
})

/** A server that never finishes a response: it sends `start` at once and `drop` again and again. */
async function slowServer(start: string, drop: string) {
	const sockets = new Set<Socket>()
	const server = createServer((socket) => {
		sockets.add(socket)
		socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
		socket.once('data', () => socket.write(start))
		socket.resume()
	})
	const drops = setInterval(() => {
		if (drop !== '') for (const socket of sockets) socket.write(drop)
	}, 20)
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	closing.push(async () => {
		clearInterval(drops)
		for (const socket of sockets) socket.destroy()
		server.close()
		await once(server, 'close')
	})
	const address = server.address()
	return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
const slow: Record<string, () => Promise<Transport>> = {
	'is silent after the connection': () => sentTo(slowServer('', '')),
	'drips its headers': () => sentTo(slowServer(ok, 'X-Slow: 1\r\n')),
	'is silent after its headers': () => sentTo(slowServer(`${ok}Content-Length: 90000\r\n\r\n`, '')),
	'drips its body': () => sentTo(slowServer(`${ok}Content-Length: 90000\r\n\r\n{`, ' ')),
	'does not notice that a call was aborted': async () => () => new Promise(() => undefined),
}

/** Sends requests to this port of the machine instead. */
async function sentTo(opened: Promise<number>): Promise<Transport> {
	const port = await opened
	// A request that is collected no longer aborts the one that was made of it.
	const sent: Request[] = []
	closing.push(async () => sent.splice(0))
	return (request) => {
		sent.push(request)
		const { pathname, search } = new URL(request.url)
		return fetch(new Request(`http://127.0.0.1:${port}${pathname}${search}`, request))
	}
}

const budget = 1_500
const budgets = {
	API_TIMEOUT_MS: String(budget),
	PAGE_BUDGET_MS: String(budget),
	OPTIONAL_TIMEOUT_MS: '300',
	SITE_TIMEOUT_MS: '600',
	ETALASE_PAGES_PER_SECOND: '0',
}
const browser: [string, string][] = [
	['Host', 'localhost'],
	['User-Agent', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0 Mobile Safari/537.36'],
]

describe.each(Object.entries(slow))('a website API that %s', (_what, open) => {
	test('costs a page of the shop its budget once: every page is answered, and none calls again', async () => {
		const transport = await open()
		let isSlow = false
		/** When a page made its first call and its last one, in ms, by its correlation id. */
		const calls = new Map<string, { first: number; last: number }>()
		const shop = await wholeShop({
			env: budgets,
			transport: async (request) => {
				if (!isSlow) return shop.tiny.api.fetch(request)
				const page = request.headers.get('x-correlation-id')
				const last = performance.now()
				if (page !== null) calls.set(page, { first: calls.get(page)?.first ?? last, last })
				return transport(request)
			},
		})
		closing.unshift(shop.close)
		// The company is known from here on.
		await shop.request({ target: '/api/apiAccess', headers: browser })
		isSlow = true
		const targets = sampleOf(addresses(), 3, Object.keys(slow).indexOf(_what))
		const answers = await Promise.all(
			targets.map(async ({ path }) => ({
				path,
				...(await shop.request({ target: path, headers: browser })),
			})),
		)
		const failed = answers.filter(({ status }) => status >= 500 && status !== 503)
		expect(failed.map(({ path, status }) => `${path} ${status}`)).toEqual([])
		expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(5)
		// How many depends on when the breaker opens.
		expect(calls.size).toBeGreaterThan(0)
		const late = [...calls.values()].filter(({ first, last }) => last - first >= budget)
		expect(late).toEqual([])
	})
})

test('a website API that drips costs a page of the admin its budget once', async () => {
	const drip = slow['drips its body']
	const transport = await drip?.()
	let isSlow = false
	const admin = await wholeAdmin({
		env: budgets,
		fetch: async (request) =>
			isSlow && transport ? transport(request) : admin.tiny.api.fetch(request),
	})
	closing.unshift(admin.close)
	const cookie = await admin.signedIn({ company: 'sandang' })
	isSlow = true
	const targets = sampleOf(adminAddresses({ number: admin.number }), 4)
	const answers = await Promise.all(
		targets.map(({ path }) =>
			admin.request({ target: path, headers: [...browser, ['Cookie', cookie]] }),
		),
	)
	const statuses = new Set(answers.map(({ status }) => status))
	expect([...statuses].filter((status) => status >= 500)).toEqual([503])
})

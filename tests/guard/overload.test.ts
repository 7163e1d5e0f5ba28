import { afterEach, expect, test } from 'vitest'
import { guardedShop, type GuardedShop } from './support/shop.ts'

let shop: GuardedShop | undefined
afterEach(() => shop?.close())

const signedIn: [string, string][] = [['Cookie', 'ACCESS_WEB=anything']]

test('sheds requests of visitors first, then of customers, and checkout last, with Retry-After', async () => {
	let open: (() => void) | undefined
	const opened = new Promise<void>((resolve) => (open = resolve))
	let atWork = 0
	let delay = 0
	shop = await guardedShop({
		env: { ETALASE_MOST_REQUESTS: '4' },
		readDelayMs: () => delay,
		page: async () => {
			atWork += 1
			await opened
			return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } })
		},
	})
	const { request } = shop
	const pending: Promise<unknown>[] = []
	const hold = async (target: string) => {
		const before = atWork
		pending.push(request({ target }))
		while (atWork === before) await new Promise((resolve) => setTimeout(resolve, 5))
	}
	const isRefused = async (target: string, headers: [string, string][] = []) => {
		const { status } = await request({ target, headers })
		return status === 503
	}
	await hold('/Cart')
	delay = 200
	expect(await isRefused('/products')).toBe(true)
	delay = 600
	expect(await isRefused('/profile', signedIn)).toBe(true)
	delay = 60_000
	await hold('/order/checkout')
	delay = 0
	const page = await request({ target: '/en/products' })
	expect(page.status).toBe(503)
	expect(page.headers.get('retry-after')).toBe('5')
	expect(page.headers.get('content-type')).toContain('text/html')
	expect(page.body).toContain('<h1>')
	await hold('/en/Cart')
	expect(await isRefused('/profile', signedIn)).toBe(true)
	await hold('/konfirmasi-pembayaran')
	expect(await isRefused('/order/checkout')).toBe(true)
	expect((await request({ target: '/health/live' })).status).toBe(200)
	expect((await request({ target: '/health/ready' })).status).toBe(200)
	open?.()
	await Promise.all(pending)
	expect(await isRefused('/products')).toBe(false)
})

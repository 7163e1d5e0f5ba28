import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPageChanges } from '#contract/page-change.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import type { RequestOptions } from './support/send-request.ts'
import { guardedShop, type GuardedShop } from './support/shop.ts'

const marker = 'only-for-who-signed-in'
/** The current price in the shop. */
let price = 1_000
let changes: { COMPANY_ID: number; CHANGE_ID: string }[] = []
let storefronts: GuardedShop[]

beforeAll(async () => {
	storefronts = await Promise.all([openStorefront(), openStorefront()])
})
afterAll(() => Promise.all(storefronts.map((storefront) => storefront.close())))

/** One of two processes in front of the same shop: its pages show the price and their visitor. */
async function openStorefront() {
	const storefront = await guardedShop({
		env: { PAGE_CHANGES_MS: '20' },
		async page(request, context) {
			const renderedPrice = price
			await pause(1)
			const whose = context.isOwn ? request.headers.get('cookie') : 'everybody'
			return new Response(`${context.pathname} costs ${renderedPrice}, for ${whose}`, {
				headers: { 'content-type': 'text/html; charset=utf-8' },
			})
		},
	})
	storefront.api.set('/v1/page-changes', () => {
		const data = { PAGE_CHANGE_LIST: changes.slice(-20), IS_COMPLETE: true }
		return Response.json(listPageChanges.answer.parse({ data }))
	})
	return storefront
}

function changePrice() {
	price += 1
	changes = [...changes, { COMPANY_ID: 1, CHANGE_ID: String(price) }]
}

const paths = ['/', '/en', '/products', '/products?page=2', '/product/kopi', '/faq', '/articles']
const visitors: [who: string, headers: RequestOptions['headers']][] = [
	['a stranger', []],
	['a stranger from an advertisement', [['Cookie', '_ga=1; LOCALE=en']]],
	['a customer', [['Cookie', `ACCESS_WEB=${marker}`]]],
	['a customer with a cart', [['Cookie', `CART=${marker}; ACCESS_WEB=${marker}`]]],
]

test('two storefronts never serve a customer’s page to others or an old price while prices change', async () => {
	const requests = sizeOf({ usual: 400, full: 10_000 })
	const errors: string[] = []
	let strangers = 0
	async function request(number: number) {
		const [who, headers] = visitors[number % visitors.length] ?? ['nobody', []]
		const target = paths[number % paths.length] ?? '/'
		const { status, body } = await storefronts[number % 3 === 0 ? 0 : 1]!.request({
			target,
			headers,
		})
		const isOwn = who.startsWith('a customer')
		if (!isOwn) strangers += 1
		if (status !== 200 || body.includes(marker) !== isOwn) errors.push(`${who}, ${target}: ${body}`)
	}
	for (let number = 0; number < requests; number += 10) {
		if (number % 200 === 0) changePrice()
		await Promise.all(Array.from({ length: 10 }, (_, at) => request(number + at)))
	}
	expect(errors).toEqual([])
	expect(strangers).toBe(requests / 2)

	changePrice()
	for (const storefront of storefronts) {
		for (const target of paths) {
			await expect
				.poll(async () => (await storefront.request({ target })).body)
				.toContain(`costs ${price},`)
		}
	}
})

test('no storefront shows the price of a flash sale after its end, cached or not', async () => {
	const clock = { at: Date.parse('2026-03-02T03:00:00Z') }
	const end = clock.at + 100_000
	const openSale = () =>
		guardedShop({
			clock: () => new Date(clock.at),
			page(request, context) {
				const isOn = clock.at < end
				if (isOn) context.keepUntil(new Date(end))
				return new Response(isOn ? 'flash price' : 'usual price', {
					headers: { 'content-type': 'text/html; charset=utf-8' },
				})
			},
		})
	const shops = await Promise.all([openSale(), openSale()])
	const seen = { before: new Set<string>(), after: new Set<string>() }
	try {
		const stepMs = sizeOf({ usual: 3_700, full: 370 })
		for (let number = 0; clock.at < end + 60_000; number += 1) {
			const headers = visitors[number % visitors.length]?.[1] ?? []
			const target = paths[number % paths.length] ?? '/'
			for (const shop of shops) {
				const { body } = await shop.request({ target, headers })
				seen[clock.at < end ? 'before' : 'after'].add(body)
			}
			clock.at += stepMs
		}
	} finally {
		await Promise.all(shops.map((shop) => shop.close()))
	}
	expect([...seen.before]).toEqual(['flash price'])
	expect([...seen.after]).toEqual(['usual price'])
})

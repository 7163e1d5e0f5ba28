import { messageText } from '#web/i18n/text-keys.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listNotifications } from '#contract/notification.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { translator } from '#app/i18n/translate.server.ts'
import * as notifications from '#app/routes/profile/account/notifications.tsx'
import * as order from '#app/routes/profile/orders/order.tsx'
import * as orderList from '#app/routes/profile/orders/orders.tsx'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { exampleShop, type ExampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import type { OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import { shopper } from './support/shopper.ts'

let open: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	open = await openTestDatabase()
	shop = await exampleShop(open.db, [
		{ price: 150_000, stock: 100 },
		{ price: 30_000, stock: 100, isDigital: true },
	])
	api = exampleApi(open.db)
})
afterAll(() => open.close())

const ways = {
	courier: { lines: [[0, 1]] },
	pickup: { lines: [[0, 1]], isCollected: true },
	digital: { lines: [[1, 1]], isCollected: true },
} satisfies Record<string, { lines: [number, number][]; isCollected?: boolean }>

async function buyerOf(way: keyof typeof ways, upTo: OrderStatus) {
	const { customerId, headers } = await exampleCustomer(open.db, shop)
	const visitor = shopper(shop.host, async (request) => api.fetch(request))
	await visitor.signIn((headers['authorization'] ?? '').replace('Bearer ', ''))
	const { number } = await exampleSale(open.db, shop, { customerId, upTo, ...ways[way] })
	return { ...visitor, number }
}

const Notifications = z.object({
	items: z.array(z.object({ text: z.string(), values: z.record(z.string(), z.string()) })),
})

describe('the notifications of an order say how it reaches its buyer', () => {
	const told: Record<keyof typeof ways, Record<Locale, string[]>> = {
		courier: {
			id: ['sudah sampai', 'sedang dikirim', 'sedang dikemas'],
			en: ['has arrived', 'is on its way', 'is being packed'],
		},
		pickup: {
			id: ['sudah diambil', 'siap diambil', 'sedang dikemas'],
			en: ['has been collected', 'is ready to collect', 'is being packed'],
		},
		digital: {
			id: ['siap diunduh', 'sedang disiapkan'],
			en: ['is ready to download', 'is being prepared'],
		},
	}

	test.each(['courier', 'pickup', 'digital'] as const)('%s', async (way) => {
		const { get, number } = await buyerOf(way, 'DELIVERED')
		for (const [locale, prefix, start] of [
			['id', '', `Pesanan ${number} `],
			['en', '/en', `Order ${number} `],
		] as const) {
			const { data } = await get(notifications, `${prefix}/profile/notifications`)
			const t = translator(locale)
			const texts = Notifications.parse(data).items.map(({ text, values }) =>
				messageText(t, `notifications:${text}`, values),
			)
			const moves = texts.filter((text) => text.startsWith(start))
			expect(moves.map((text) => text.slice(start.length))).toEqual(told[way][locale])
		}
	})
})

test('the website API’s notifications without a kind of delivery are of orders sent by courier', () => {
	const at = '2026-11-25T03:00:00.000Z'
	const one = {
		NOTIFICATION_KIND: 'ORDER',
		AT: at,
		ORDER_NUMBER: 'ABCD1234',
		ORDER_STATUS: 'SHIPPING',
	}
	const answer = { data: { list: [one], READ_DATE: null } }
	expect(listNotifications.answer.safeParse(answer).data?.data.list).toEqual([
		{ ...one, DELIVERY_KIND: 'COURIER' },
	])
})

test('the list knows which orders are collected, and the page how an order reaches its buyer', async () => {
	for (const way of ['courier', 'pickup', 'digital'] as const) {
		const { get, visit, requestTo, number } = await buyerOf(way, 'SHIPPING')
		const { data } = await get(orderList, '/profile/order')
		expect(data).toMatchObject({ orders: [{ number, isPickup: way === 'pickup' }] })
		const page = await visit(order.loader, requestTo(`/profile/order/${number}`), {
			saleId: number,
		})
		expect(page.data).toMatchObject({ order: { delivery: way } })
	}
})

import { cookieOfCart, measuredPages } from '../pages.mjs'
import type { Compared } from './compare.ts'

export type ShopAddress = {
	origin: string
	api: string
	/** An operator key of the shop. */
	operatorKey: string
	/** The storefront's request headers for a customer of the shop. */
	customer: Record<string, string>
}

const browser = {
	'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0 Mobile Safari/537.36',
}

/** The calls for pages, the admin's lists and a customer's orders, of a small and of a large shop. */
export async function shopCalls(small: ShopAddress, large: ShopAddress): Promise<Compared[]> {
	const pages = await measuredPages(small.origin)
	const cookies = {
		small: await cookieOfCart(small.origin),
		large: await cookieOfCart(large.origin),
	}
	const pathOf = (name: string) => pages.find((page) => page.name === name)?.path ?? '/'
	const page = (name: string, path: string): Compared => ({
		name,
		small: () => read(small.origin + path, browser),
		large: () => read(large.origin + path, browser),
	})
	const order = { small: await newestOrder(small), large: await newestOrder(large) }
	const names = { small: await nameOfProduct(small), large: await nameOfProduct(large) }
	const admin = (name: string, path: (order: string) => string): Compared => ({
		name: `admin: ${name}`,
		small: () => read(operatorApiAddress(small, path(order.small)), headersOf(small)),
		large: () => read(operatorApiAddress(large, path(order.large)), headersOf(large)),
	})
	return [
		page('home', '/'),
		page('listing of all', '/products'),
		page('listing', pathOf('listing')),
		page('listing, cheapest', `${pathOf('listing')}?sort=cheapest`),
		page('listing, in stock', '/products?stock=1'),
		page('product', pathOf('product')),
		page('search, common word', '/products?q=kemeja'),
		page('search, two words', '/products?q=kaos+putih'),
		{
			name: 'search, one product',
			small: () => read(searchAddress(small, names.small), browser),
			large: () => read(searchAddress(large, names.large), browser),
		},
		{
			name: 'cart',
			small: () => read(`${small.origin}/Cart`, { ...browser, cookie: cookies.small }),
			large: () => read(`${large.origin}/Cart`, { ...browser, cookie: cookies.large }),
		},
		{
			name: "a customer's orders",
			small: () => read(`${small.api}/v1/order/order-list`, small.customer),
			large: () => read(`${large.api}/v1/order/order-list`, large.customer),
		},
		admin('order list', () => '/order-list?TAB=ALL'),
		admin('orders to ship', () => '/order-list?TAB=TO_SHIP'),
		admin('orders by name', () => '/order-list?TAB=ALL&SEARCH=kartika'),
		admin('order', (number) => `/orders/${number}`),
		admin('queues', () => '/queues'),
		admin('product list', () => '/product-list'),
		admin('products by name', () => '/product-list?SEARCH=kemeja'),
	]
}

function operatorApiAddress({ api }: ShopAddress, path: string): string {
	return `${api}/operator/v1${path}`
}

function headersOf({ operatorKey }: ShopAddress) {
	return { authorization: `Bearer ${operatorKey}` }
}

function searchAddress({ origin }: ShopAddress, text: string): string {
	return `${origin}/products?${new URLSearchParams({ q: text }).toString()}`
}

async function newestOrder(shop: ShopAddress): Promise<string> {
	return firstOf(shop, '/order-list?TAB=ALL', 'ORDER_NUMBER')
}

/** In a large shop the names of generated products end with a number of their own. */
async function nameOfProduct(shop: ShopAddress): Promise<string> {
	return firstOf(shop, '/product-list?STATUS=ACTIVE', 'NAME_ID')
}

/** A field of the first row of one of the operator API's lists. */
async function firstOf(shop: ShopAddress, path: string, field: string): Promise<string> {
	const answer = await read(operatorApiAddress(shop, path), headersOf(shop))
	const [, value] = new RegExp(`"${field}":"([^"]+)"`).exec(answer) ?? []
	if (value === undefined) throw new Error(`${path} is empty.`)
	return value
}

async function read(url: string, headers: Record<string, string>): Promise<string> {
	const answer = await fetch(url, { headers, redirect: 'manual' })
	const text = await answer.text()
	if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`)
	return text
}

import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cookiesOf, read } from './pages.mjs'

const ORDERS = 5

/** Five screens of the admin for the owner of the example shops, who has just received a few orders. */
export async function adminPages({ origin, api, admin, data }) {
	const orders = await placeOrders(origin, api)
	const cookie = await signIn(admin, data)
	const [product] = (await read(`${admin}/products`, { cookie })).match(/\/products\/\d+/) ?? []
	if (!product) throw new Error('The admin lists no product.')
	return [
		{ name: 'home', path: '/' },
		{ name: 'orders', path: '/orders' },
		{ name: 'order', path: `/orders/${orders[0]}` },
		{ name: 'products', path: '/products' },
		{ name: 'product', path: product },
	].map((page) => ({ ...page, cookie, isPrivate: true }))
}

/** The cookies after signing in to the account that is created with the example data, and choosing its first shop. */
async function signIn(admin, data) {
	const password = (await readFile(path.join(data, 'admin-password'), 'utf8')).trim()
	const fields = { email: 'pemilik@etalase.example', password }
	const cookie = await submitted(`${admin}/sign-in`, fields, '')
	return submitted(`${admin}/company`, { company: 'sandang' }, cookie)
}

/** Submits the form of a page like a browser without script; returns the cookies it sets. */
async function submitted(url, fields, cookie) {
	const page = await fetch(url, { headers: { cookie } })
	const formToken = /name="formToken"[^>]*?value="([^"]*)"/.exec(await page.text())?.[1] ?? ''
	const answer = await fetch(url, {
		method: 'POST',
		redirect: 'manual',
		headers: { Origin: new URL(url).origin, Cookie: cookie || cookiesOf(page) },
		body: new URLSearchParams({ formToken, ...fields }),
	})
	if (answer.status !== 303) throw new Error(`${url}: ${answer.status}`)
	return cookiesOf(answer) || cookie
}

/** Places orders of one product by different guests; returns their numbers. */
async function placeOrders(origin, api) {
	const access = await read(`${api}/v1/api-access`, { referer: `${origin}/` })
	const call = callerOf(api, JSON.parse(access).API_ACCESS)
	const { data: product } = await call('/product/bros-kelopak-kawat')
	const address = {
		DISTRICT_CODE: '31.74.07',
		VILLAGE: 'Gunung',
		POSTCODE: '12120',
		STREET: 'Jalan Melati No. 12',
	}
	const CART_LIST = [{ CART_ID: product.VARIANT_LIST[0].VARIANT_ID, CART_QTY: 1 }]
	const { DISTRICT_CODE } = address
	const { data: offered } = await call('/order/quote', { CART_LIST, DISTRICT_CODE })
	const [offer] = offered.SHIPPING_OFFER_LIST
	const courier = { VENDOR_CODE: offer.VENDOR_CODE, VENDOR_METHOD: offer.VENDOR_METHOD }
	const { data: quote } = await call('/order/quote', { CART_LIST, DISTRICT_CODE, ...courier })
	const { data: methods } = await call('/payment/method-list')
	const [bank] = methods.list.flatMap(({ BANK_LIST }) => BANK_LIST)
	const numbers = []
	for (let at = 0; at < ORDERS; at += 1) {
		const { data: order } = await call('/order', {
			CART_TOKEN: randomBytes(16).toString('base64url'),
			CART_VERSION: 1,
			CART_LIST,
			CUSTOMER_NAME: 'Dewi Anggraini',
			CUSTOMER_PHONE: `+62812345670${at}`,
			CUSTOMER_EMAIL: `guest-${at}@example.com`,
			ADDRESS: address,
			...courier,
			PAYMENT_METHOD: 'BANK_TRANSFER',
			BANK_CODE: bank.BANK_CODE,
			EXPECTED_TOTAL: quote.TOTAL,
		})
		numbers.push(order.ORDER_NUMBER)
	}
	return numbers
}

/** Calls the website API like a storefront: GET, or POST with a body. */
function callerOf(api, key) {
	return async (path, body) => {
		const answer = await fetch(`${api}/v1${path}`, {
			method: body ? 'POST' : 'GET',
			headers: {
				'api-access': key,
				'accept-language': 'id',
				'content-type': 'application/json',
				'idempotency-key': randomUUID(),
			},
			body: body && JSON.stringify(body),
		})
		if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
		return answer.json()
	}
}

import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { fillContact, putInCart } from '#tests/e2e/support/checkout.ts'
import { newCustomer } from '#tests/e2e/support/customer.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const folder = process.env.ETALASE_SCREENS ?? 'screenshots'
const shops = {
	sandang: 'localhost',
	kopi: 'kopi.localhost',
	gawai: 'gawai.localhost',
}
const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const
// The default user agent of a headless browser counts as a bot, and bots get another page.
const userAgent =
	'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

/** Pages that are the same for every visitor, in one colour theme at two widths. */
const guestPages = {
	faq: '/faq',
	contact: '/contact',
	'payment-method': '/payment-method',
	articles: '/articles',
	'our-agen': '/our-agen',
	affiliate: '/affiliate',
	vouchers: '/vouchers',
	wishlist: '/wishlist',
	login: '/auth/login',
	register: '/auth/register',
	'forgot-password': '/auth/forgot-password',
	'look-up': '/order/look-up',
	'payment-confirmation': '/konfirmasi-pembayaran',
	search: '/products?q=kemeja&min=100000&stock=1',
	'empty-search': '/products?q=tidakadabarangini',
	'home-in-english': '/en',
} as const

/** Pages of a new customer. */
const customerPages = {
	profile: '/profile',
	orders: '/profile/order',
	'waiting-payment': '/profile/order/waiting-payment',
	returns: '/profile/return',
	addresses: '/profile/address',
	'new-address': '/profile/address/new',
	banks: '/profile/bank',
	'new-bank': '/profile/bank/new',
	wallet: '/profile/wallet',
	coins: '/profile/coins',
	'profile-affiliate': '/profile/affiliate',
	edit: '/profile/edit',
	password: '/profile/password',
	sessions: '/profile/sessions',
	data: '/profile/data',
	agen: '/profile/agen',
	reward: '/profile/reward',
} as const

for (const width of [360, 1280]) {
	test.describe(`sandang ${width}`, () => {
		test.use({ viewport: { width, height: 800 }, userAgent })
		test('pages of visitors and customers', async ({ page, at }, { project }) => {
			const shoot = async (name: string, address: `/${string}`) => {
				await page.goto(at(address))
				await takePicture(page, path.join(project.name, 'sandang', `${name}-${width}-light.png`))
			}
			for (const [name, address] of Object.entries(guestPages)) await shoot(name, address)
			await newCustomer(page, new URL(at('/')).origin)
			for (const [name, address] of Object.entries(customerPages)) await shoot(name, address)
		})
	})
}

for (const [shop, host] of Object.entries(shops)) {
	for (const scheme of schemes) {
		for (const width of widths) {
			test.describe(`${shop} ${scheme} ${width}`, () => {
				test.use({ viewport: { width, height: 800 }, colorScheme: scheme, userAgent })
				test('pages', async ({ page, at }, { project }) => {
					const shoot = (name: string) =>
						takePicture(page, path.join(project.name, shop, `${name}-${width}-${scheme}.png`))
					const open = (address: `/${string}`) => page.goto(at(address, host))
					await open('/')
					await shoot('home')
					await open('/products?sort=best-selling')
					await shoot('listing')
					await page.locator('main a[href*="/product/"]').first().click()
					await page.waitForURL('**/product/**')
					await page.waitForLoadState()
					await shoot('product')
					await open('/articles')
					await page.locator('main a[href*="/article/"]').first().click()
					await page.waitForURL('**/article/**')
					await page.waitForLoadState()
					await shoot('article')
					await open('/tidak/ada')
					await shoot('404')
					await putInCart(page, at('/products?stock=1&sort=best-selling', host))
					await open('/Cart')
					await shoot('cart')
					await open('/order/checkout')
					await fillContact(page)
					await page.waitForLoadState()
					await shoot('checkout')
				})
			})
		}
	}
}

async function takePicture(page: Page, name: string) {
	const file = path.join(folder, name)
	await mkdir(path.dirname(file), { recursive: true })
	await expect(page.locator('main')).toBeVisible()
	await seeAll(page)
	await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
}

/** Scrolls down and back, to load lazy pictures. */
async function seeAll(page: Page) {
	const height = await page.evaluate(() => document.body.scrollHeight)
	for (let top = 0; top < height; top += 600) {
		await page.mouse.wheel(0, 600)
		await page.waitForTimeout(40)
	}
	await page.evaluate(async () => {
		window.scrollTo(0, 0)
		const shown = [...document.images].filter((image) => image.getClientRects().length > 0)
		// A slow machine skips some of the places that were scrolled to.
		for (const image of shown) image.loading = 'eager'
		await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
	})
}

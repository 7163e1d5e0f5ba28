import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { etalase } from '#tests/support/operator.ts'
import { ownShop, withFile, type OwnShop } from '#tests/support/own-shop.ts'
import { receipt } from './support/proof.ts'
import { form, script } from './support/crossing.ts'
import { untilScriptRuns } from './support/script.ts'

// The shop's own people change a shop while these run.
let shop: OwnShop

/** The site's configuration is kept for a while: asks again until the page shows the change. */
async function untilShown(page: Page, seen: () => Promise<unknown>, value: unknown) {
	await expect
		.poll(
			async () => {
				await page.reload()
				return seen()
			},
			{ timeout: 150_000, intervals: [1_000] },
		)
		.toBe(value)
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
	shop = await ownShop()
})

test('[FN-11, SC-01] the WhatsApp button goes when its switch is off, and comes back', async ({
	page,
	at,
}) => {
	const { company, host } = shop
	const buttons = () => page.locator('a[href^="https://wa.me/"]').count()
	await page.goto(at('/', host))
	await expect(page.locator('footer a[href^="tel:+62"]')).toBeVisible()
	expect(await buttons()).toBeGreaterThan(0)
	await etalase('site', 'set', '--company', company, '--whatsapp', 'off')
	await untilShown(page, buttons, 0)
	await expect(page.locator('footer a[href^="tel:+62"]')).toBeVisible()
	await etalase('site', 'set', '--company', company, '--whatsapp', 'on')
	await untilShown(page, async () => (await buttons()) > 0, true)
})

test('[FN-13, SC-03] name and colours of the company are on its pages', async ({ page, at }) => {
	const { company, host } = shop
	await page.goto(at('/products', host))
	const style = () => page.locator('head style').first().textContent()
	const before = { title: await page.title(), style: await style() }
	expect(before.title).toMatch(/ · Toko Sendiri$/)
	const shown = await etalase('site', 'show', '--company', company)
	const palette = /Palette\W+(\w+)/.exec(shown)?.[1] ?? 'green'
	const other = palette === 'indigo' ? 'teal' : 'indigo'
	await etalase('site', 'set', '--company', company, '--title', 'Toko Baru', '--palette', other)
	await untilShown(
		page,
		() =>
			page
				.getByRole('banner')
				.getByRole('link', { name: /, ke beranda$/ })
				.innerText(),
		'Toko Baru',
	)
	expect(await page.title()).toMatch(/ · Toko Baru$/)
	await untilShown(page, async () => (await style()) === before.style, false)
})

test(
	'[BO-06, SC-04, CK-05, FN-13] a popup greets visitors until they put it away',
	form,
	async ({ page, at, context, javaScriptEnabled }) => {
		const { company, host } = shop
		const words = ['--target', '/products', '--alt-id', 'Panen raya', '--alt-en', 'Harvest']
		await withFile('popup.png', (await receipt()).buffer, (file) =>
			etalase('popup', 'set', '--company', company, '--picture', file, ...words),
		)
		const dialog = page.getByRole('dialog', { name: 'Panen raya' })
		await page.goto(at('/', host))
		await untilShown(page, () => dialog.count(), 1)
		await expect(dialog.getByRole('link')).toHaveAttribute('href', '/products')
		for (const path of ['/Cart', '/products', '/faq', '/en/wishlist'] as const) {
			await page.goto(at(path, host))
			const name = path.startsWith('/en') ? 'Harvest' : 'Panen raya'
			await expect(page.getByRole('dialog', { name })).toBeVisible()
		}
		for (const path of ['/konfirmasi-pembayaran', '/order/look-up', '/auth/login'] as const) {
			await page.goto(at(path, host))
			await expect(page.getByRole('dialog')).toHaveCount(0)
		}

		await page.goto(at('/Cart', host))
		if (javaScriptEnabled === false) await dialog.getByRole('button').click()
		else {
			await untilScriptRuns(page)
			const answered = page.waitForResponse((response) => response.request().method() === 'POST')
			await page.keyboard.press('Escape')
			await (await answered).finished()
		}
		await expect(dialog).toHaveCount(0)
		const cookie = (await context.cookies()).find(({ name }) => name === 'HIDE_POPUP')
		expect(cookie?.value).toBe('true')
		const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600
		expect(Math.round(hours)).toBe(12)
		for (const path of ['/', '/Cart', '/products'] as const) {
			await page.goto(at(path, host))
			await expect(dialog).toHaveCount(0)
		}
		await context.clearCookies()
		await page.goto(at('/', host))
		await expect(dialog).toBeVisible()
		await etalase('popup', 'off', '--company', company)
		await untilShown(page, () => dialog.count(), 0)
	},
)

test(
	'every category of the shop is reached from the header, by hand and by keyboard',
	form,
	async ({ page, at, javaScriptEnabled }) => {
		await page.setViewportSize({ width: 1280, height: 800 })
		await page.goto(at('/'))
		const categories = page.getByRole('navigation', { name: 'Kategori', exact: true })
		const first = categories.getByRole('listitem').first()
		await expect(first).not.toBeVisible()
		await categories.getByRole('link', { name: 'Kategori' }).focus()
		await expect(first).toBeVisible()
		await page.keyboard.press('Tab')
		await expect(first.getByRole('link').first()).toBeFocused()
		await expect.poll(() => categories.locator('li li').count()).toBeGreaterThan(5)
		if (javaScriptEnabled !== false) {
			await untilScriptRuns(page)
			await page.keyboard.press('Escape')
			await expect(first).not.toBeVisible()
		}

		await page.setViewportSize({ width: 360, height: 740 })
		await page.goto(at('/'))
		await page.locator('summary[aria-label="Menu"]').click()
		await page.getByRole('navigation', { name: 'Menu' }).locator('li li a').first().click()
		await expect(page).toHaveURL(/\/products\/[\w-]+$/)
	},
)

test('[PT-02, CK-04] a link’s affiliate code is kept sealed', async ({ page, at, context }) => {
	await page.goto(at('/products?ref=KODE-1'))
	const cookie = (await context.cookies()).find(({ name }) => name === 'AFFILIATE_CODE')
	expect(cookie?.httpOnly).toBe(true)
	expect(cookie?.value).not.toContain('KODE-1')
	const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
	const duration = (await context.cookies()).find(({ name }) => name === 'AFFILIATE_DURATION')
	expect(Math.round(days)).toBe(Number(duration?.value))
})

test(
	'[CK-07] with script a link’s affiliate code is copied into the browser’s storage',
	script,
	async ({ page, at }) => {
		await page.goto(at('/products?ref=KODE-1'))
		await untilScriptRuns(page)
		const copy = () => page.evaluate(() => localStorage.getItem('AFFILIATE_CODE'))
		await expect.poll(copy).toBe('KODE-1')
	},
)

import type { Page } from '@playwright/test'
import { addButton, openProduct } from './support/checkout.ts'
import { inFullCrossing, script } from './support/crossing.ts'
import { expect, test } from './support/fixtures.ts'
import { untilScriptRuns } from './support/script.ts'
import { toastRegion } from './support/toasts.ts'

/**
 * Makes form and page requests fail in this way: no response, a response without a message, or an error of the
 * browser.
 */
function loseRequests(page: Page, how: 'AbortError' | 'TypeError' | 'after' | 'never' | 'nothing') {
	return page.evaluate((kind) => {
		const real = window.fetch
		window.fetch = (input, init) => {
			const address = input instanceof Request ? input.url : String(input)
			if (!address.includes('_data=')) return real(input, init)
			document.documentElement.dataset.asked = address
			if (kind === 'after' && init?.method === 'POST') return real(input, init)
			if (kind === 'never') return new Promise(() => undefined)
			if (kind === 'nothing') {
				if (init?.method !== 'POST') return real(input, init)
				const failure = new Response('', { status: 500, headers: { 'X-Remix-Catch': 'yes' } })
				return Promise.resolve(failure)
			}
			if (kind === 'TypeError' || kind === 'after')
				return Promise.reject(new TypeError('Failed to fetch'))
			return Promise.reject(new DOMException('Stopped', 'AbortError'))
		}
	}, how)
}

test(
	'[EC-04] a failed page request shows an error and offers a retry',
	script,
	async ({ page, at }) => {
		await page.goto(at('/'))
		await untilScriptRuns(page)
		await loseRequests(page, 'TypeError')
		await page.locator('main').getByRole('article').getByRole('link').first().click()
		await expect(toastRegion(page)).toContainText('Sambungan internet terputus')
		const again = page.getByRole('link', { name: 'Coba lagi' })
		const address = await again.evaluate((link) => link instanceof HTMLAnchorElement && link.href)
		expect(address).toContain('/product/')
		await again.click()
		await expect(page).toHaveURL(String(address))
		await expect(addButton(page)).toBeVisible()
	},
)

test(
	'[EC-04] when a form succeeds but the next page fails, the page stays and offers a retry',
	script,
	async ({ page, at }) => {
		await openProduct(page, at)
		await untilScriptRuns(page)
		await loseRequests(page, 'after')
		await addButton(page).click()
		await expect(page.locator('main').getByText('masuk keranjang')).toBeVisible()
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

		await page.goto(at('/Cart'))
		await untilScriptRuns(page)
		await loseRequests(page, 'after')
		await page.getByRole('button', { name: /^Tambah / }).click()
		await expect(toastRegion(page)).toContainText('Sambungan internet terputus')
		await expect(page.getByRole('banner')).toBeVisible()
		await page.getByRole('link', { name: 'Coba lagi' }).click()
		await expect(page.locator('main').getByRole('spinbutton')).toHaveValue('2')
	},
)

for (const [how, message] of [
	['never', 'Toko terlalu lama menjawab'],
	['TypeError', 'Sambungan terputus'],
	['AbortError', 'Permintaan dibatalkan'],
] as const) {
	test(
		`[EC-04] adding to the cart that fails by ${how} is reported, and the page stays`,
		how === 'never' ? script : inFullCrossing(script),
		async ({ page, at }) => {
			await page.clock.install()
			const recent = page.waitForResponse('**/recently-viewed?*_data=*')
			await openProduct(page, at)
			await untilScriptRuns(page)
			await recent
			const address = page.url()
			const name = await page.getByRole('heading', { level: 1 }).innerText()
			const add = addButton(page)
			await loseRequests(page, how)
			await add.click()
			if (how === 'never') {
				await expect(page.locator('html[data-asked]')).toBeAttached()
				await expect(add).toHaveAttribute('aria-busy', 'true')
				await page.clock.fastForward(30_000)
			}
			await expect(toastRegion(page)).toContainText(message)
			await expect(add).not.toHaveAttribute('aria-busy')
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
			await expect(page.locator('main').getByText(message)).toBeVisible()
			await expect(page).toHaveURL(address)

			await page.getByRole('searchbox').last().fill('kemeja')
			await expect(page.locator('html[data-asked*="suggestions"]')).toBeAttached()
			await expect(page.locator('[data-error]')).toHaveCount(0)
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
		},
	)
}

for (const [how, message] of [
	['never', 'Toko terlalu lama menjawab'],
	['TypeError', 'Sambungan internet terputus'],
	['AbortError', 'Permintaan dibatalkan di tengah jalan'],
	['nothing', 'Permintaan gagal'],
] as const) {
	test(
		`[EC-04] a wishlist button whose request fails by ${how} is reported and reset`,
		how === 'never' ? script : inFullCrossing(script),
		async ({ page, at }) => {
			await page.clock.install()
			await page.goto(at('/products?stock=1'))
			const wishButton = page.locator('main button[aria-pressed]').first()
			await expect(wishButton).toBeVisible()
			await untilScriptRuns(page)
			await loseRequests(page, how)
			await wishButton.click()
			if (how === 'never') {
				await expect(wishButton).toHaveAttribute('aria-pressed', 'true')
				// The heart is filled before its request is sent.
				await expect(page.locator('html[data-asked]')).toBeAttached()
				await page.clock.fastForward(30_000)
			}
			await expect(toastRegion(page)).toContainText(message)
			await expect(wishButton).toHaveAttribute('aria-pressed', 'false')
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semua produk')
		},
	)
}

test(
	'[EC-04] a form submitted offline is not sent, reports it, and keeps the input',
	script,
	async ({ page, at, context }) => {
		await page.goto(at('/order/look-up'))
		await untilScriptRuns(page)
		await page.getByLabel('Nomor pesanan', { exact: true }).fill('LPK-1')
		// The first key press loads the toast module, whose list is a region.
		await expect(async () => {
			await page.keyboard.press('Shift')
			await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toBeAttached({
				timeout: 500,
			})
		}).toPass()
		await context.setOffline(true)
		await page.getByRole('button', { name: 'Lihat pesanan' }).click()
		await expect(toastRegion(page)).toContainText('Sambungan internet terputus')
		await context.setOffline(false)
		await expect(page.getByLabel('Nomor pesanan', { exact: true })).toHaveValue('LPK-1')
		await expect(page).toHaveURL(at('/order/look-up'))
	},
)

test('an error page offers a retry', async ({ page, at, javaScriptEnabled }) => {
	await page.goto(at('/products?q=batik'))
	if (javaScriptEnabled !== false) await untilScriptRuns(page)
	// No page of the shop has this form: /products accepts no POST.
	await page.evaluate(() => {
		const form = document.createElement('form')
		form.method = 'post'
		document.body.append(form)
		form.submit()
	})
	await expect(page.locator('[data-error="405"]')).toBeVisible()
	await page.getByRole('link', { name: 'Coba lagi' }).click()
	await expect(page).toHaveURL(at('/products?q=batik'))
	await expect(page.getByRole('heading', { level: 1 })).toContainText('batik')
	await expect(page.locator('[data-error]')).toHaveCount(0)
})
